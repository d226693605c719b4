ALTER TABLE "merchants" ADD COLUMN "free_shipping_from" integer;
