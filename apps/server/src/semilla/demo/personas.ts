import { digitoVerificador } from '@alerce/domain/base/persona/rut'

/** A fictional person of the demo, always the same for the same number. */
export interface PersonaDemo {
  readonly rut: string
  readonly sexo: 'M' | 'F'
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly nacimiento: string
  readonly celular: string
  readonly correo: string
}

const mujeres = [
  'Carolina Beatriz',
  'Daniela Fernanda',
  'Marcela Soledad',
  'Tamara Ignacia',
  'Lorena Andrea',
  'Paula Andrea',
  'Francisca Javiera',
  'Claudia Alejandra',
  'Constanza Belén',
  'Gabriela Paz',
  'Natalia Isabel',
  'Verónica del Pilar',
  'Macarena Inés',
  'Sofía Antonia',
  'Alejandra Noemí',
] as const
const hombres = [
  'Felipe Andrés',
  'Rodrigo Ignacio',
  'Héctor Eduardo',
  'José Miguel',
  'Iván Esteban',
  'Óscar Antonio',
  'Cristóbal Alonso',
  'Marcelo Javier',
  'Sebastián Nicolás',
  'Pablo Ernesto',
  'Gonzalo Patricio',
  'Mauricio Iván',
  'Diego Armando',
  'Nelson Fabián',
  'Benjamín Tomás',
] as const
const apellidos = [
  'Contreras',
  'Soto',
  'Vergara',
  'Pinto',
  'Navarro',
  'Araya',
  'Ulloa',
  'Rebolledo',
  'Gatica',
  'Fuica',
  'Peña',
  'Muñoz',
  'Cid',
  'Tapia',
  'Palma',
  'Ríos',
  'Ñancupil',
  'Sandoval',
  'Henríquez',
  'Olivares',
  'Cárdenas',
  'Bustamante',
  'Zúñiga',
  'Leiva',
  'Toro',
  'Espinoza',
  'Maldonado',
  'Aguayo',
  'Cifuentes',
] as const

/** Names of the demo persons, in their spelling. */
export const nombresDemo = { mujeres, hombres, apellidos } as const

const en = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

function correoDe(nombres: string, apellido: string, numero: number): string {
  const [primero = ''] = nombres.split(' ')
  const base = `${primero}.${apellido}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '')
  return `${base.toLowerCase()}${numero % 3 === 0 ? '.personal' : ''}@example.cl`
}

/** The nth person; ages are between 23 and 66. */
export function personaDemo(n: number): PersonaDemo {
  const sexo = n % 2 === 0 ? 'F' : 'M'
  const nombres = en(sexo === 'F' ? mujeres : hombres, Math.floor(n / 2))
  const apellidoPaterno = en(apellidos, n * 5 + 2)
  const anio = 1960 + ((n * 7) % 44)
  const dia = 1 + ((n * 3) % 28)
  const cuerpo = 7_500_000 + (anio - 1960) * 285_000 + ((n * 7_919) % 90_000)
  return {
    rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
    sexo,
    nombres,
    apellidoPaterno,
    apellidoMaterno: en(apellidos, n * 11 + 7),
    nacimiento: `${anio}-${String(1 + (n % 12)).padStart(2, '0')}-${String(dia).padStart(2, '0')}`,
    celular: String(920_000_000 + ((n * 1_234_577) % 79_000_000)),
    correo: correoDe(nombres, apellidoPaterno, n),
  }
}
