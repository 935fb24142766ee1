import type { RouteName } from '../../packages/contract/routes.ts'
import { llavesDeBusqueda } from '../../packages/domain/postulacion/busqueda.ts'
import { filas } from './bases.ts'

/** A measured kind of call, made by the owner of the portfolio. */
export interface Consulta {
  /** Class of calls with the same goal. */
  readonly clase: keyof typeof META
  readonly nombre: string
  readonly operacion: RouteName
  /** Goal at p95, milliseconds. */
  readonly meta: number
  /** Share of the mix. */
  readonly peso: number
  /** Payloads to choose from, all different if the portfolio is large enough. */
  readonly cargas: readonly object[]
}

/** Goals at p95, milliseconds. */
export const META = { lista: 20, busqueda: 40, guardado: 40 }
const MUESTRA = 40

interface ProspectoMedido {
  readonly id: number
  readonly rut: string
  readonly folio: string
  readonly celular: string
  readonly correo: string
  readonly nombres: string
  readonly paterno: string
  readonly materno: string
}

const SQL_MUESTRA = `select p.id, p.rut, p.folio_ds::text as folio, p.celular, p.correo, p.nombres,
    p.apellido_paterno as paterno, p.apellido_materno as materno
  from prospecto p join usuario u on u.id = p.asesor_id
  where u.usuario = 'asesora' and p.rut is not null and p.folio_ds is not null
  order by md5(p.rut) limit $1`

const SQL_CURSORES = `select p.id from prospecto p join usuario u on u.id = p.asesor_id
  where u.usuario = 'asesora' order by p.registrado_en desc, p.id desc limit $1`

/** DD-MM-YYYY of the portfolio's newest day and of a month before: the period that home requests when it opens. */
const SQL_MES = `select to_char(now() - interval '1 month', 'DD-MM-YYYY') as inicio, to_char(now(), 'DD-MM-YYYY') as termino`

const PAGINA = 15

/** Measured calls for a database; searches use persons of its portfolio. */
export async function consultasDe(url: string): Promise<Consulta[]> {
  const gente = await filas<ProspectoMedido>(url, SQL_MUESTRA, [MUESTRA])
  const cursores = (await filas<{ id: number }>(url, SQL_CURSORES, [MUESTRA * PAGINA])).filter(
    (_, at) => at % PAGINA === PAGINA - 1,
  )
  const [mes] = await filas<{ inicio: string; termino: string }>(url, SQL_MES)
  const rango = { rangoInicio: mes?.inicio, rangoTermino: mes?.termino }
  const primera = { pagina: 1, limite: PAGINA }

  const lista = (nombre: string, peso: number, cargas: readonly object[]): Consulta => ({
    clase: 'lista',
    nombre,
    operacion: 'obtenerProspectos',
    meta: META.lista,
    peso,
    cargas: cargas.map((carga) => ({ ...primera, ...carga })),
  })
  const porNombre = (nombre: string, peso: number, de: (p: ProspectoMedido) => object): Consulta => ({
    ...lista(nombre, peso, gente.map(de)),
    clase: 'busqueda',
    meta: META.busqueda,
  })
  const busqueda = (nombre: string, peso: number, de: (p: ProspectoMedido) => string): Consulta => ({
    clase: 'busqueda',
    nombre,
    operacion: 'buscarProspectos',
    meta: META.busqueda,
    peso,
    // Leaves out texts too short to be searched
    cargas: gente.map((p) => ({ texto: de(p) })).filter(({ texto }) => llavesDeBusqueda(texto).length > 0),
  })

  return [
    lista('lista del último mes', 25, [rango]),
    lista('lista entera', 9, [{}]),
    // Home requests it once; it has no goal of its own
    { clase: 'busqueda', nombre: 'mi día', operacion: 'obtenerMiDia', meta: META.busqueda, peso: 1, cargas: [{}] },
    lista(
      'página siguiente, por cursor',
      15,
      cursores.map(({ id }) => ({ cursor: id })),
    ),
    lista('filtro: estado', 5, [{ estado: 'Cotización Finalizada' }, { estado: 'DS Rechazada' }]),
    lista('filtro: tipo', 5, [{ tipoProspecto: 'REM' }, { tipoProspecto: 'REF' }]),
    lista('filtro: compensado', 4, [{ tipoPlan: 3 }, { tipoPlan: 2 }]),
    lista('filtro: estado, tipo y plan', 3, [{ estado: 'DS Aceptada', tipoProspecto: 'REN', tipoPlan: 2 }]),
    lista('filtro: etiqueta', 3, [{ etiqueta: 'feria' }, { etiqueta: 'feria', orden: 'nombre' }]),
    lista('filtro: etiqueta y estado', 2, [{ etiqueta: 'feria', estado: 'DS Rechazada' }]),
    lista('filtro: nadie', 3, [
      { tipoProspecto: 'XXX' },
      { estado: 'Resumen Compensado Pendiente', tipoPlan: 2 },
      { estado: 'Resumen Compensado Pendiente', tipoPlan: 2, tipoProspecto: 'REF', ...rango },
    ]),
    porNombre('nombre', 5, ({ nombres }) => ({ nombreProspecto: nombres.split(' ')[0] })),
    porNombre('nombre, último mes', 5, ({ paterno }) => ({ apellidoPaternoProspecto: paterno, ...rango })),
    porNombre('nombre y apellidos', 5, ({ nombres, paterno, materno }) => ({
      nombreProspecto: nombres,
      apellidoPaternoProspecto: paterno,
      apellidoMaternoProspecto: materno,
    })),
    busqueda('buscador: RUT', 2, ({ rut }) => rut),
    busqueda('buscador: RUT, 4 cifras', 2, ({ rut }) => rut.slice(0, 4)),
    busqueda('buscador: folio', 2, ({ folio }) => folio),
    busqueda('buscador: teléfono', 2, ({ celular }) => celular),
    busqueda('buscador: correo', 2, ({ correo }) => correo.slice(0, 12)),
    busqueda('buscador: nombre y apellido', 3, ({ nombres, paterno }) => `${paterno} ${nombres.split(' ')[0]}`),
    busqueda('buscador: 2 letras', 2, ({ paterno }) => paterno.slice(0, 2)),
  ]
}
