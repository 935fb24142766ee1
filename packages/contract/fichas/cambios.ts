import { nombreDePregunta, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { domicilioContractual, entidadPagadora } from './contrato/contractual.ts'
import { beneficiarioDS } from './declaracion/beneficiario-ds.ts'
import { cotizante } from './declaracion/cotizante.ts'
import type { Ficha } from './ficha.ts'
import { empleador } from './postulacion/empleador.ts'
import { prospecto } from './postulacion/prospecto.ts'

type Etiquetas = Readonly<Record<string, string>>

const deFicha = (ficha: Ficha): Etiquetas =>
  Object.fromEntries(Object.entries(ficha).map(([campo, { etiqueta }]) => [campo, etiqueta]))

/** Of the records of a list, or of another screen: two of one label are told apart by whose they are. */
const deParte = (ficha: Ficha, prefijo: string, dueño: string): Etiquetas =>
  Object.fromEntries(
    Object.entries(ficha).map(([campo, { etiqueta }]) => [`${prefijo}.${campo}`, `${etiqueta} (${dueño})`]),
  )

/** The answer to a question, where it is a field that changed. */
export const campoDePregunta = (numero: number): string => `pregunta${numero}`

/** The fields of each record that is saved by version, with their labels; what is no field says so by a name of its own. */
const etiquetas = {
  prospecto: {
    ...deFicha(prospecto),
    ...deParte(empleador, 'empleadores', 'empleador'),
    ...deParte(domicilioContractual, 'contractual', 'datos contractuales'),
    ...deParte(entidadPagadora, 'entidades', 'entidad pagadora'),
    beneficiarios: 'Beneficiarios',
    pareja: 'Pareja',
    otorga: 'Quién otorga',
    plan: 'Plan',
  },
  declaracion: {
    ...deFicha(cotizante),
    ...deParte(beneficiarioDS, 'beneficiarios', 'beneficiario'),
    personas: 'Personas',
    ...Object.fromEntries(preguntasDS.map((n) => [campoDePregunta(n), `la respuesta a la ${nombreDePregunta(n)}`])),
  },
  cita: {
    inicio: 'Hora de inicio',
    termino: 'Hora de término',
    comentario: 'Comentario',
    estado: 'Estado',
    avisa: 'Avisar al prospecto',
    permiteTope: 'Junto a otra cita',
  },
  usuario: {
    usuario: 'Usuario',
    rut: 'RUT',
    nombres: 'Nombres',
    apellidoPaterno: 'Primer apellido',
    apellidoMaterno: 'Segundo apellido',
    correo: 'Correo electrónico',
    equipoId: 'Equipo',
    roles: 'Perfiles',
    activo: 'Estado',
  },
  fun: { procesado: 'Procesado' },
  cliente: { alcances: 'Alcances', activo: 'Estado', secreto: 'Secreto' },
} as const satisfies Readonly<Record<string, Etiquetas>>

/** A record that is saved by version. */
export type RegistroConVersion = keyof typeof etiquetas

/** How a field that changed is called; what was kept before it had a name of its own stays as it was kept. */
export function etiquetaDeCambio(registro: RegistroConVersion, campo: string): string {
  const suyas: Etiquetas = etiquetas[registro]
  return suyas[campo] ?? campo
}
