ALTER TABLE "master_orders" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "master_orders" SET "cancel_reason" = '' WHERE "cancel_reason" = 'shopper';--> statement-breakpoint
UPDATE "master_orders" SET "cancel_reason" = 'notPaidInTime' WHERE "cancel_reason" = 'not paid in time';