/* test_you.c - sentences of the log, told to the one they speak of. */
#include "face/you.c"
#include <cmocka.h>
#include <setjmp.h>
#include <stdarg.h>

static void is(const char *text, const char *name, const char *wanted)
{
    char told[SENTENCE];
    struct vk_out out = vk_out_to(told, sizeof told);
    face_to_you(text, name, &out);
    assert_string_equal(told, wanted);
}

static void the_subject_is_you(void **state)
{
    (void)state;
    is("Coral sails to Niue and takes a mask.", "Coral", "You sail to Niue and take a mask.");
    is("Coral pays 2 pearls, trains 1 priest and gains 9 mana.", "Coral",
       "You pay 2 pearls, train 1 priest and gain 9 mana.");
    is("Coral has 0 points: place 2.", "Coral", "You have 0 points: place 2.");
    is("Coral is rewarded with a tattoo.", "Coral", "You are rewarded with a tattoo.");
    is("Coral catches 3 fish.", "Coral", "You catch 3 fish.");
    is("Coral ferries a citizen from A to B.", "Coral", "You ferry a citizen from A to B.");
    is("Coral goes to Raro as Kahuna.", "Coral", "You go to Raro as Kahuna.");
    is("Coral now holds the start figure.", "Coral", "You now hold the start figure.");
    is("Coral passes.", "Coral", "You pass.");
    is("Coral must take it.", "Coral", "You must take it.");
    is("Black cannot jump any more and loses.", "Black", "You cannot jump any more and lose.");
    is("Hina of Niue uses no boat.", "Hina of Niue", "You use no boat.");
}

static void nouns_stay(void **state)
{
    (void)state;
    is("Coral gathers fish and shells.", "Coral", "You gather fish and shells.");
    is("Coral gives boats, masks and 2 shells to Rua.", "Coral",
       "You give boats, masks and 2 shells to Rua.");
    is("Coral rolls 1, which comes to 7 mana.", "Coral", "You roll 1, which comes to 7 mana.");
}

static void others_do_something_to_you(void **state)
{
    (void)state;
    is("Rua proposes a deal to Coral.", "Coral", "Rua proposes a deal to you.");
    is("Rua takes Coral's mask.", "Coral", "Rua takes your mask.");
    is("Coral\xE2\x80\x99s turn begins.", "Coral", "Your turn begins.");
    is("Rua rejects the deal of Coral.", "Coral", "Rua rejects your deal.");
    is("The next construction of Coral needs one wood less.", "Coral",
       "Your next construction needs one wood less.");
    is("2 citizens of Coral lie down.", "Coral", "2 citizens of yours lie down.");
    is("A child of Coral grows up in Bay.", "Coral", "A child of yours grows up in Bay.");
    is("Rua is driven off course, as Coral wishes.", "Coral",
       "Rua is driven off course, as you wish.");
    is("Rua sets the turn order: Coral begins.", "Coral", "Rua sets the turn order: you begin.");
    is("Bids: Rua 14 mana, Coral 0.", "Coral", "Bids: Rua 14 mana, you 0.");
    is("The order: Rua, The Spirit and Coral.", "Coral", "The order: Rua, The Spirit and you.");
}

static void other_words_stay(void **state)
{
    (void)state;
    is("Rua sails to Corals.", "Coral", "Rua sails to Corals.");
    is("Rua sails and takes a mask.", "Coral", "Rua sails and takes a mask.");
    is("Round 1 begins.", "", "Round 1 begins.");
    is("", "Coral", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_subject_is_you),
        cmocka_unit_test(nouns_stay),
        cmocka_unit_test(others_do_something_to_you),
        cmocka_unit_test(other_words_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
