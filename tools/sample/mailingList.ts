interface SamplePerson {
  name: string
  city: string
  lat: number
  lng: number
}

const people = (
  city: string,
  lat: number,
  lng: number,
  ...names: readonly string[]
): SamplePerson[] =>
  names.map((name, i) => ({ name, city, lat: lat + i * 0.004, lng: lng - i * 0.003 }))

/** Invented people who wait for an invitation: most near the area where admins start, some far from it. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  ...people('Dobbs Ferry', 41.0145, -73.8726, 'Ottilie Marsh', 'Benedikt Oyelaran', 'Juno Falk'),
  ...people('Alpine', 40.9559, -73.9312, 'Priya Ramanathan', 'Casper Lindqvist'),
  ...people('Yonkers', 40.9312, -73.8988, 'Rosalind Achterberg', 'Tomás Quintanilla', 'Wren Ito'),
  ...people('Tenafly', 40.9254, -73.9629, 'Ines Caldeira', 'Malachi Brandt'),
  ...people('Nyack', 41.0907, -73.9179, 'Siobhan Vance', 'Emeka Nwosu'),
  ...people('Hackensack', 40.8859, -74.0435, 'Lucía Barros', 'Dmitri Volkov', 'Hana Suzuki'),
  ...people('New Rochelle', 40.9115, -73.7824, 'Gideon Park', 'Amara Diallo'),
  ...people('New York', 40.7831, -73.9712, 'Philippa Greer', 'Yusuf Demir', 'Clementine Roux'),
  ...people('Boston', 42.3601, -71.0589, 'Marguerite O’Shea', 'Anders Holm', 'Noor Haddad'),
  ...people('Nashua', 42.7654, -71.4676, 'Beatrix Lund'),
  ...people('Manchester', 42.9956, -71.4548, 'Elias Fontaine'),
  ...people('Phoenix', 33.4484, -112.074, 'Sunniva Berg', 'Rafael Ortega'),
  ...people('San Diego', 32.7157, -117.1611, 'Keiko Tanabe'),
  ...people('Richmond', 37.5407, -77.436, 'Thaddeus Moore', '李梅'),
]
