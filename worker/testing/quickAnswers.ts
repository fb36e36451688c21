const wait = scheduler.wait.bind(scheduler)

// Some answers are held back so that their time says nothing. No test asks how long: padResponseTime.test.ts tests that itself.
scheduler.wait = (ms) => wait(Math.min(ms, 1))
