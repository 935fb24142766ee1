import { filas } from './bases.ts'
import { type Consulta, META } from './consultas.ts'

/** Samples of each kind of save. */
const MUESTRA = 200

/** Surname of prospects created here: unique in the portfolio, and deleted after the measurement. */
const APELLIDO = 'DE MEDIDA'

/** Prospects with an editable form: not quoted yet. */
const SQL_EDITABLES = `select p.id from prospecto p join usuario u on u.id = p.asesor_id
  where u.usuario = 'asesora' and p.etapa = 'prospecto' and p.activo and p.pareja_id is null
  order by md5(p.id::text) limit $1`

const celular = (at: number) => String(930_000_000 + at)

const persona = (at: number) => ({
  tipoProspecto: 'OPE',
  nombres: 'PERSONA',
  apellidoPaterno: 'NUEVA',
  apellidoMaterno: APELLIDO,
  celular: celular(at),
  correo: `persona${at}@example.cl`,
})

/** Saves of an advisor at work, mostly drafts of typed data. */
export async function guardadosDe(url: string): Promise<Consulta[]> {
  const editables = (await filas<{ id: number }>(url, SQL_EDITABLES, [MUESTRA])).map(({ id }) => id)
  const guardado = (
    nombre: string,
    operacion: Consulta['operacion'],
    peso: number,
    cargas: readonly object[],
  ): Consulta => ({ clase: 'guardado', nombre, operacion, meta: META.guardado, peso, cargas })
  return [
    guardado(
      'guardar lo que se escribe',
      'guardarBorrador',
      6,
      editables.map((id, at) => ({
        formulario: `medida-${id}`,
        cambios: [{ campo: 'correo', de: '', a: persona(at).correo }],
      })),
    ),
    guardado(
      'guardar un prospecto',
      'ingresarProspecto',
      4,
      editables.map((prospectoId, at) => ({ prospectoId, celular: celular(at) })),
    ),
    guardado(
      'agregar un prospecto',
      'ingresarProspecto',
      2,
      Array.from({ length: MUESTRA }, (_, at) => persona(at)),
    ),
    guardado(
      'tomar un prospecto',
      'prospectoGestionado',
      3,
      editables.map((prospectoId) => ({ prospectoId, accion: 'agendar' })),
    ),
  ]
}

/** Deletes the created prospects, so that a kept database keeps its size. */
export const removeAgregados = (url: string): Promise<object[]> =>
  filas(url, 'delete from prospecto where apellido_materno = $1', [APELLIDO])
