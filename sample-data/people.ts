import type { Random } from './random';

export interface Person {
  /** Given name, then family name. */
  name: string;
  country: string;
}

/** Per country: given names, then family names. */
const NAMES: Record<string, readonly [given: string, family: string]> = {
  Brazil: [
    'Heloísa Caio Luana Thiago Marina Davi',
    'Barros Teixeira Moraes Pacheco Siqueira Fontes',
  ],
  Egypt: [
    'Yasmin Karim Salma Tarek Nadia Hossam',
    'Mansour Fahmy Shaker Darwish Zaki Nassar',
  ],
  Finland: [
    'Aino Eero Helmi Oskari Venla Juho',
    'Lehtonen Niemi Mäkelä Koskela Rantala Heikkilä',
  ],
  France: [
    'Camille Bastien Margaux Loïc Élodie Rémi',
    'Garnier Lefort Chevallier Marchand Perrot Vasseur',
  ],
  Germany: [
    'Greta Jannik Annika Malte Frieda Torben',
    'Hartwig Rehm Seidel Brandt Vogel Kessler',
  ],
  India: [
    'Ananya Rohan Ishita Vikram Kavya Arjun',
    'Deshpande Iyer Chauhan Banerjee Menon Kulkarni',
  ],
  Indonesia: [
    'Dewi Bagus Putri Wahyu Ratna Adi',
    'Santoso Wibowo Hartono Lestari Kusuma Prasetyo',
  ],
  Japan: [
    'Haruka Kenta Mizuki Daichi Nozomi Shun',
    'Kawabata Uchiyama Morimoto Tsukada Hirose Onishi',
  ],
  Kenya: [
    'Wanjiru Otieno Akinyi Kiprono Njeri Mwangi',
    'Kamau Ochieng Mutua Chebet Wekesa Karanja',
  ],
  Mexico: [
    'Ximena Emilio Regina Diego Valeria Hugo',
    'Ramírez Cárdenas Villaseñor Treviño Ochoa Zamora',
  ],
  Poland: [
    'Zofia Marek Agnieszka Tomasz Kinga Paweł',
    'Wrona Kosmala Mazur Gajda Bielak Pawlak',
  ],
  Vietnam: ['Linh Minh Thảo Nghĩa Hạnh Khôi', 'Phạm Đặng Bùi Võ Dương Đỗ'],
};

/** The countries that people come from, in alphabetical order. */
export const COUNTRIES: readonly string[] = Object.keys(NAMES);

const PEOPLE: readonly Person[] = Object.entries(NAMES).flatMap(
  ([country, [given, family]]) =>
    given
      .split(' ')
      .flatMap((first) =>
        family.split(' ').map((last) => ({ name: `${first} ${last}`, country })),
      ),
);

/**
 * Invents people, no two of one name.
 *
 * @param count how many
 * @throws a RangeError when the word lists don't make that many names
 */
export function createPeople(count: number, random: Random): Person[] {
  if (count > PEOPLE.length) {
    throw new RangeError(
      `createPeople(${count}): the lists make ${PEOPLE.length} different names. Ask for fewer people, or add names in people.ts.`,
    );
  }
  return random.shuffle(PEOPLE).slice(0, count);
}
