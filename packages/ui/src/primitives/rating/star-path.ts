/** One star in a square of 24; all commands are relative, so a row can repeat it. */
export const starPath = 'm12 2.6 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z';
