CREATE TABLE `dish_corrections` (
	`restaurant_id` text NOT NULL,
	`key` text NOT NULL,
	`dish` text NOT NULL,
	`description` text NOT NULL,
	`section` text NOT NULL,
	`verdict` text NOT NULL,
	`judged` text NOT NULL,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`restaurant_id`, `key`),
	CONSTRAINT "dish_corrections_verdict" CHECK(verdict IN ('vegan', 'not-vegan')),
	CONSTRAINT "dish_corrections_source" CHECK(source IN ('owner', 'member'))
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `restaurant_details` ADD `questions` text;