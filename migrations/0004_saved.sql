CREATE TABLE `saved_lists` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`share_code` text,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_lists_code` ON `saved_lists` (`share_code`) WHERE share_code IS NOT NULL;--> statement-breakpoint
CREATE TABLE `saved_places` (
	`user_id` text NOT NULL,
	`restaurant_id` text NOT NULL,
	`name` text NOT NULL,
	`note` text NOT NULL,
	`lists` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`user_id`, `restaurant_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "saved_places_lists" CHECK(json_valid(lists))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `saved_versions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
