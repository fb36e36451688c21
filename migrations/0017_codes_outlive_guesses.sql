-- Wrong tries are counted for the network they come from, so that no stranger ends a code that was mailed.
ALTER TABLE secret_codes DROP COLUMN wrong_tries;
