-- No statement finds or orders listings by name alone: words are found by restaurant_words.
DROP INDEX restaurants_name;
