-- What servers hash by when they tell each other of limits: nobody else can tell whose an address or a name is, nor
-- find another that shares its limit.
ALTER TABLE house ADD COLUMN salt bigint NOT NULL DEFAULT hashtextextended(gen_random_uuid()::text, 0);
