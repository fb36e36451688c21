CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor` text,
	`action` text NOT NULL,
	`subject` text,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `code_uses` (
	`code_id` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `counters_end` ON `counters` (`ends_at`);--> statement-breakpoint
CREATE TABLE `ended_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `ended_sessions_end` ON `ended_sessions` (`ended_at`);--> statement-breakpoint
CREATE TABLE `mailing_list` (
	`email` text PRIMARY KEY NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`lat` real,
	`lng` real,
	`created_at` integer NOT NULL,
	`invited_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mailing_list_order` ON `mailing_list` (invited_at IS NULL,`email`);--> statement-breakpoint
CREATE TABLE `secret_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "secret_codes_purpose" CHECK(purpose IN ('invitation', 'reset'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `secret_codes_hash_unique` ON `secret_codes` (`hash`);--> statement-breakpoint
CREATE INDEX `secret_codes_email` ON `secret_codes` (`email`,`purpose`,`expires_at`);--> statement-breakpoint
CREATE INDEX `secret_codes_end` ON `secret_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `used_challenges_end` ON `used_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`user_id`, `role`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_roles_role" CHECK(role IN ('admin', 'beta'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `user_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`epoch` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `user_sessions_seen` ON `user_sessions` (`seen_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_scheme` integer NOT NULL,
	`session_epoch` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `sent_requests` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`digest` text NOT NULL,
	`restaurant_id` text NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sent_requests_end` ON `sent_requests` (`ends_at`);--> statement-breakpoint
CREATE TABLE `gazetteer` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`zip` text,
	`region` text NOT NULL,
	`region_key` text NOT NULL,
	`country` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`population` integer NOT NULL,
	CONSTRAINT "gazetteer_kind" CHECK(kind IN ('zip', 'city', 'alias'))
);
--> statement-breakpoint
CREATE INDEX `gazetteer_key` ON `gazetteer` (`key`,population DESC);--> statement-breakpoint
CREATE INDEX `gazetteer_region` ON `gazetteer` (`key`,`region_key`,population DESC) WHERE kind <> 'zip';--> statement-breakpoint
CREATE INDEX `gazetteer_country` ON `gazetteer` (`key`,`country`,population DESC) WHERE kind <> 'zip';--> statement-breakpoint
CREATE INDEX `gazetteer_strip` ON `gazetteer` (CAST((lat + 90) * 50 AS INTEGER),`lng`) WHERE kind <> 'alias';--> statement-breakpoint
CREATE TABLE `gazetteer_set` (
	`one` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`first_id` integer NOT NULL,
	`last_id` integer NOT NULL,
	CONSTRAINT "gazetteer_set_one" CHECK(one = 1)
);
--> statement-breakpoint
CREATE TABLE `mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mailbox_newest` ON `mailbox` ("sent_at" desc);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`template` text NOT NULL,
	`params` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_params" CHECK(json_valid(params)),
	CONSTRAINT "outbox_state" CHECK(state IN ('waiting', 'claimed', 'sent', 'failed'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `outbox_open` ON `outbox` (`due_at`) WHERE state IN ('waiting', 'claimed');--> statement-breakpoint
CREATE INDEX `outbox_kept` ON `outbox` (`created_at`) WHERE state IN ('sent', 'failed') AND recipient <> '';--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`) WHERE recipient <> '';--> statement-breakpoint
CREATE TABLE `menu_readings` (
	`website` text PRIMARY KEY NOT NULL,
	`read_at` integer NOT NULL,
	`source` text NOT NULL,
	`menu` text NOT NULL,
	CONSTRAINT "menu_readings_menu" CHECK(json_valid(menu))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `menu_readings_age` ON `menu_readings` (`read_at`);--> statement-breakpoint
CREATE TABLE `menu_photos` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `menu_photos_age` ON `menu_photos` (`uploaded_at`);--> statement-breakpoint
CREATE TABLE `place_answers` (
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `kind`, `key`),
	CONSTRAINT "place_answers_answer" CHECK(json_valid(answer))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `place_answers_age` ON `place_answers` (`at`);--> statement-breakpoint
CREATE TABLE `place_budgets` (
	`provider` text NOT NULL,
	`day` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`provider`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `place_services` (
	`provider` text PRIMARY KEY NOT NULL,
	`down_until` integer DEFAULT 0 NOT NULL,
	`next_at` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `cuisine_counts` (
	`cuisine` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `derived_set` (
	`one` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	CONSTRAINT "derived_set_one" CHECK(one = 1)
);
--> statement-breakpoint
CREATE TABLE `dish_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`dish` text NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY NOT NULL,
	`restaurant_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`by` text,
	`at` integer NOT NULL,
	`outcome` text,
	`resolved_at` integer,
	`resolved_by` text,
	CONSTRAINT "reports_kind" CHECK(kind IN ('closed', 'moved', 'wrong-diet', 'duplicate', 'other')),
	CONSTRAINT "reports_outcome" CHECK(outcome IN ('closed', 'fixed', 'dismissed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`restaurant_id`,`by`,`kind`) WHERE by IS NOT NULL AND resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`id`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_restaurant` ON `reports` (`restaurant_id`);--> statement-breakpoint
CREATE TABLE `restaurant_confirmations` (
	`restaurant_id` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`restaurant_id`, `at`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `restaurant_counts` (
	`level` integer NOT NULL,
	`y` integer NOT NULL,
	`x` integer NOT NULL,
	`vegan` integer NOT NULL,
	`vegetarian` integer NOT NULL,
	`options` integer NOT NULL,
	`unconfirmed` integer NOT NULL,
	`vegan_offline` integer DEFAULT 0 NOT NULL,
	`vegetarian_offline` integer DEFAULT 0 NOT NULL,
	`options_offline` integer DEFAULT 0 NOT NULL,
	`unconfirmed_offline` integer DEFAULT 0 NOT NULL,
	`lat_sum` integer NOT NULL,
	`lng_sum` integer NOT NULL,
	PRIMARY KEY(`level`, `y`, `x`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `restaurant_details` (
	`restaurant_id` text PRIMARY KEY NOT NULL,
	`menu` text NOT NULL,
	`modified_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`dish_count` integer,
	`vegan_count` integer,
	`vegan_dishes` text,
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "restaurant_details_vegan_dishes" CHECK(json_valid(vegan_dishes))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `restaurant_history` (
	`restaurant_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`restaurant_id`, `version`),
	CONSTRAINT "restaurant_history_changes" CHECK(json_valid(changes))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `restaurants` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`cuisine` text DEFAULT '[]' NOT NULL,
	`lat` real,
	`lng` real,
	`cell` integer,
	`vegan_options` text DEFAULT '[]' NOT NULL,
	`rating` real,
	`address` text,
	`google_id` text,
	`is_google` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'RESTAURANT' NOT NULL,
	`online_until` integer,
	`website` text,
	`diet` text DEFAULT 'options' NOT NULL,
	`opening_hours` text,
	`phone` text,
	`email` text,
	`instagram` text,
	`wheelchair` text,
	`owner_id` text,
	`source` text NOT NULL,
	`edited_at` integer,
	`modified_at` integer NOT NULL,
	`read_at` integer,
	`source_changed_at` integer,
	`deleted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`confirmed_at` integer,
	`closed_at` integer,
	`online_since` integer,
	CONSTRAINT "restaurants_cuisine" CHECK(json_valid(cuisine)),
	CONSTRAINT "restaurants_vegan_options" CHECK(json_valid(vegan_options)),
	CONSTRAINT "restaurants_lat" CHECK(lat BETWEEN -90 AND 90),
	CONSTRAINT "restaurants_lng" CHECK(lng BETWEEN -180 AND 180),
	CONSTRAINT "restaurants_place" CHECK((lat IS NULL) = (lng IS NULL) AND (lat IS NULL) = (cell IS NULL)),
	CONSTRAINT "restaurants_rating" CHECK(rating BETWEEN 0 AND 5),
	CONSTRAINT "restaurants_status" CHECK(status IN ('RESTAURANT', 'ONLINE', 'OFFLINE')),
	CONSTRAINT "restaurants_diet" CHECK(diet IN ('vegan', 'vegetarian', 'options', 'unconfirmed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restaurants_id_unique` ON `restaurants` (`id`);--> statement-breakpoint
CREATE INDEX `restaurants_owner` ON `restaurants` (`owner_id`,`deleted_at`,name COLLATE NOCASE,`id`) WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurants_online` ON `restaurants` (`lat`,`lng`) WHERE status = 'ONLINE';--> statement-breakpoint
CREATE INDEX `restaurants_ending` ON `restaurants` (`online_until`) WHERE status = 'ONLINE';--> statement-breakpoint
CREATE INDEX `restaurants_deleted` ON `restaurants` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurants_google` ON `restaurants` (`google_id`) WHERE google_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurants_without_google` ON `restaurants` (`id`) WHERE google_id IS NULL AND deleted_at IS NULL AND closed_at IS NULL;