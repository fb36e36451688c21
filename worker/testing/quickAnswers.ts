const wait = scheduler.wait.bind(scheduler)

// Some answers are delayed so that their timing reveals nothing. Only padResponseTime.test.ts tests the delay.
scheduler.wait = (ms) => wait(Math.min(ms, 1))
