/* daily.c - days of the calendar. Pure. */
#include "session/daily.h"
#include <string.h>

enum { FIRST_YEAR = 1970, LAST_DAY = 2932896 /* 9999-12-31, in days since 1970 */ };

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of_year(int year)
{
    return is_leap(year) ? 366 : 365;
}

static int days_of_month(int year, int month)
{
    static const uint8_t days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    return days[month - 1] + (month == 2 && is_leap(year));
}

static void put_digits(char *at, int n, int value)
{
    for (; n-- > 0; value /= 10)
        at[n] = (char)('0' + value % 10);
}

void vk_day_write(int64_t time, char day[VK_DAY_TEXT])
{
    int64_t number = time > 0 ? time / VK_DAY_MS : 0;
    int left = (int)(number < LAST_DAY ? number : LAST_DAY), year = FIRST_YEAR, month = 1;
    for (; left >= days_of_year(year); year++)
        left -= days_of_year(year);
    for (; left >= days_of_month(year, month); month++)
        left -= days_of_month(year, month);
    memcpy(day, "0000-00-00", VK_DAY_TEXT);
    put_digits(day, 4, year);
    put_digits(day + 5, 2, month);
    put_digits(day + 8, 2, left + 1);
}

int64_t vk_day_end(int64_t time)
{
    return (time / VK_DAY_MS + 1) * VK_DAY_MS;
}

static int digits(const char *at, int n)
{
    int value = 0;
    for (; n > 0; n--, at++)
        value = value * 10 + (*at - '0');
    return value;
}

bool vk_day_is_right(const char *day)
{
    static const char form[] = "dddd-dd-dd";
    if (strlen(day) != sizeof form - 1)
        return false;
    for (size_t i = 0; i < sizeof form - 1; i++)
        if (form[i] == 'd' ? day[i] < '0' || day[i] > '9' : day[i] != form[i])
            return false;
    int year = digits(day, 4), month = digits(day + 5, 2), date = digits(day + 8, 2);
    return year >= FIRST_YEAR && month >= 1 && month <= 12 && date >= 1 &&
           date <= days_of_month(year, month);
}
