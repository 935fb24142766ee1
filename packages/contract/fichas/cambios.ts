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

/** Labels for records of a list, or of another screen; the owner's name tells equal labels apart. */
const deParte = (ficha: Ficha, prefijo: string, dueño: string): Etiquetas =>
  Object.fromEntries(
    Object.entries(ficha).map(([campo, { etiqueta }]) => [`${prefijo}.${campo}`, `${etiqueta} (${dueño})`]),
  )

/** Name of an answer as a changed field. */
export const campoDePregunta = (numero: number): string => `pregunta${numero}`

/** Fields with their labels, for each record saved by version; changes beyond a field have a name of their own. */
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
    lugar: 'Lugar',
    traslado: 'Traslado',
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
  suscripcion: { url: 'Dirección', sucesos: 'Sucesos', activa: 'Estado', secreto: 'Secreto' },
} as const satisfies Readonly<Record<string, Etiquetas>>

/** Record saved by version. */
export type RegistroConVersion = keyof typeof etiquetas

/** Label of a changed field; an older entry without a known name keeps its stored text. */
export function etiquetaDeCambio(registro: RegistroConVersion, campo: string): string {
  const suyas: Etiquetas = etiquetas[registro]
  return suyas[campo] ?? campo
}
