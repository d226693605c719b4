CREATE TABLE "refund_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"refund_id" integer NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "refunds_open";--> statement-breakpoint
DROP INDEX "refunds_deadline";--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "offers_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_virtual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "escalation_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decision_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "chosen_delivery" text;--> statement-breakpoint
ALTER TABLE "refund_messages" ADD CONSTRAINT "refund_messages_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_messages_refund" ON "refund_messages" USING btree ("refund_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("store_order_id") WHERE "refunds"."status" in (0, 2, 4, 5, 7);--> statement-breakpoint
CREATE INDEX "refunds_deadline" ON "refunds" USING btree ("deadline") WHERE "refunds"."status" in (0, 4, 5, 7);