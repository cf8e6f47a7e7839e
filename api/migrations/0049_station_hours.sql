-- When a pickup station is open. An order keeps the hours of its time, with the address.
ALTER TABLE pickup_stations
  ADD COLUMN hours text NOT NULL DEFAULT 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed' CHECK (hours <> '');
