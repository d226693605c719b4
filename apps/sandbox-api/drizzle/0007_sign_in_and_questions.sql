CREATE TABLE "product_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"uid" integer,
	"reason" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"is_merchant" boolean NOT NULL,
	"content" text NOT NULL,
	"language" text,
	"nickname" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_votes" (
	"question_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_votes_question_id_uid_pk" PRIMARY KEY("question_id","uid")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer,
	"product_id" integer NOT NULL,
	"content" text NOT NULL,
	"language" text,
	"state" smallint DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"nickname" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"uid" integer,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"is_backed_up" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "guarantees" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "free_shipping_from" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "product_reports_once" ON "product_reports" USING btree ("uid","product_id");--> statement-breakpoint
CREATE INDEX "product_reports_product" ON "product_reports" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "question_replies_question" ON "question_replies" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "question_votes_uid" ON "question_votes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("product_id","state","helpful","id");--> statement-breakpoint
CREATE INDEX "questions_uid" ON "questions" USING btree ("uid","product_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_uid" ON "passkeys" USING btree ("uid","id");