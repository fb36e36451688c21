-- What was read from a website, kept for a day so that the next who asks costs the site no request.
CREATE TABLE menu_readings (
  -- Host, path and query as they were asked for, without scheme.
  website TEXT PRIMARY KEY NOT NULL,
  -- Milliseconds since 1970.
  read_at INTEGER NOT NULL,
  -- The address that the menu was found at.
  source TEXT NOT NULL,
  -- A ReadMenu as JSON (worker/menus/menu.ts).
  menu TEXT NOT NULL CHECK (json_valid(menu))
) WITHOUT ROWID;
CREATE INDEX menu_readings_age ON menu_readings (read_at);

-- How many dishes of a menu are vegan, as judged when it was saved; null for a menu that nobody has judged yet.
ALTER TABLE restaurant_details ADD COLUMN dish_count INTEGER;
ALTER TABLE restaurant_details ADD COLUMN vegan_count INTEGER;
-- The names of its vegan dishes as JSON: a search finds the restaurant by them.
ALTER TABLE restaurant_details ADD COLUMN vegan_dishes TEXT CHECK (json_valid(vegan_dishes));
