/* raiatea_names.c - names of Raiatea that stand alike in every language: rituals, ranks, and goods in short. */
#include "games/raiatea/tables.h"
#include "plain_letters.h"

void raiatea_names(void);

void raiatea_names(void)
{
    for (int i = 0; i < N_RITUALS; i++)
        plain_letters_of_name(raia_rituals[i].name);
    plain_letters_of_name("Ra'atira Ariki Arioi Tahu'a; ur ta ma ti");
}
