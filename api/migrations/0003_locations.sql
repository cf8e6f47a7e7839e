-- Where parcels go: the states of Nigeria with their local government areas ("landmarks" on the wire), and the
-- stations where a shopper can pick an order up.

CREATE TABLE states (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE
);

CREATE TABLE landmarks (
  id integer PRIMARY KEY,
  state_id integer NOT NULL REFERENCES states (id),
  name text NOT NULL,
  UNIQUE (state_id, name)
);

-- A station is one place with one address, so that its id alone says where a parcel waits: it is the id of the
-- pickup location on the wire and of its `station` alike, and the `delivery_city_id` of an order.
CREATE TABLE pickup_stations (
  id integer PRIMARY KEY,
  state_id integer NOT NULL REFERENCES states (id),
  name text NOT NULL,
  title text NOT NULL,
  address text NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX pickup_stations_state ON pickup_stations (state_id);

ALTER TABLE vendors
  ADD CONSTRAINT vendors_gigl_station FOREIGN KEY (gigl_station_id) REFERENCES pickup_stations (id);
