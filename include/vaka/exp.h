/*
 * exp.h - an exponential for the policies of bots. It is made of multiplications alone, so that every
 * machine and the browser round it the same way, and a bot plays the same everywhere.
 */
#ifndef VAKA_EXP_H
#define VAKA_EXP_H

/* e^x for x <= 0; below -30 it stays where it is. */
static inline float vk_exp(float x)
{
    if (x < -30)
        x = -30;
    float z = x / 256, y = 1 + z + z * z / 2;
    for (int i = 0; i < 8; i++)
        y *= y;
    return y;
}

#endif
