import { leeNumero } from './dinero/escrito.ts'

/** Hours in which a role may log in, HH:mm:ss of Santiago. */
export type Horarios = Record<string, { desde: string; hasta: string }>

/** Roles of users, by name. */
export type Perfiles = readonly string[]

interface Cifra {
  readonly valor: number
  readonly dice: string
  readonly minimo: number
  readonly maximo: number
  /** Whole, or with two decimals for a share or a measure. */
  readonly clase: 'entero' | 'factor'
}

const cifra = (
  valor: number,
  minimo: number,
  maximo: number,
  dice: string,
  clase: Cifra['clase'] = 'entero',
): Cifra => ({ valor, minimo, maximo, dice, clase })

/** Parameters of an insurer, with their defaults: each change is a dated row of `parametro`. */
export const parametros = {
  porcentajeMaximoRenta: cifra(
    22,
    7,
    100,
    'Mayor parte de la renta promedio que se puede pactar, en porcentaje',
    'factor',
  ),
  imcMinimo: cifra(17, 10, 40, 'Índice de masa corporal desde el que el motor autoriza', 'factor'),
  imcMaximo: cifra(32, 15, 80, 'Índice de masa corporal hasta el que el motor autoriza', 'factor'),
  mesesRentaPromedio: cifra(3, 1, 24, 'Meses que se promedian en una renta validada'),
  mesesRentaIndependiente: cifra(12, 1, 24, 'Los mismos, de un independiente'),
  diasDeUnCertificado: cifra(30, 1, 365, 'Días que sirve un certificado de cotizaciones'),
  diasDeCotizacion: cifra(30, 1, 365, 'Días que vale una cotización desde el día en que se calculó'),
  cargaGesMenoresDe2: { valor: true as boolean, dice: 'Si el precio GES se cobra también a los menores de dos años' },
  vecesDeRentaDudosa: cifra(
    3,
    1.5,
    100,
    'Veces sobre la renta declarada, o bajo ella, desde las que contraloría confirma la renta que escribió',
  ),
  horasMetaContraloria: cifra(48, 1, 720, 'Horas en que contraloría se propone responder un caso'),
  horasMetaMesa: cifra(24, 1, 720, 'Horas en que la mesa se propone resolver un pendiente'),
  horasTomaContraloria: cifra(8, 1, 168, 'Horas sin usarlo en que un caso tomado en contraloría queda libre'),
  diasAvisoInvitacion: cifra(3, 1, 29, 'Días antes de que venza una invitación en que se recuerda al postulante'),
  horasDeCambioDeCorreo: cifra(
    24,
    1,
    720,
    'Horas en que una invitación queda retenida si cambia el correo del postulante y el anterior no lo confirma',
  ),
  diasVigenciaBorrador: cifra(7, 1, 90, 'Días que se guarda un borrador'),
  diasDeSaludRechazada: cifra(30, 1, 3650, 'Días que se guarda lo de salud de una DS rechazada, anulada o vencida'),
  diasParaCerrarDenegada: cifra(
    15,
    1,
    90,
    'Días en que una DS rechazada, anulada o de renta insuficiente se cierra sola si nadie la finaliza',
  ),
  diasDeSaludSinEnviar: cifra(180, 30, 3650, 'Días que se guarda lo de salud de una DS que nadie termina'),
  diasParaVencerEnviada: cifra(
    180,
    30,
    3650,
    'Días en que una DS enviada se cierra sola si nadie continúa su venta hasta el contrato',
  ),
  diasDeAccesos: cifra(730, 90, 3650, 'Días que se guarda quién entró, cuándo y desde dónde'),
  diasDeNotificaciones: cifra(365, 30, 3650, 'Días que se guarda un aviso de la campana, leído o no'),
  diasSinIngresar: cifra(90, 0, 730, 'Días sin ingresar en que una cuenta se cierra sola; 0: ninguna se cierra'),
  horariosDeAcceso: {
    valor: {} as Horarios,
    dice: 'Horas en que puede ingresar cada perfil: {"asesor":{"desde":"08:00:00","hasta":"20:00:00"}}',
  },
  perfilesConSegundoFactor: {
    valor: [] as Perfiles,
    dice: 'Perfiles que deben tener un segundo paso para ingresar, separados por coma, o ninguno: administracion,mesa',
  },
  correoSinEmpleador: {
    valor: 'sincorreo@sincorreo.cl' as string,
    dice: 'Correo que se muestra del empleador que no tiene',
  },
  contraloriaCuatroOjos: {
    valor: false as boolean,
    dice: 'Si lo que contraloría responde en contra de alguien lo confirma otra persona antes de salir',
  },
  mesaVeDSFirmada: {
    valor: true as boolean,
    dice: 'Si la mesa abre la Declaración de Salud firmada en papel para comparar su firma',
  },
  contrafirmaEnMesa: {
    valor: false as boolean,
    dice: 'Si la mesa revisa cada contrato electrónico firmado antes de que la isapre lo suscriba',
  },
  diasDeAvisoDelCatalogo: cifra(15, 1, 180, 'Días antes en que se avisa que una tabla sin la que no se vende termina'),
  saltoDeUf: cifra(
    5,
    0.1,
    100,
    'Porcentaje en que una UF difiere de la anterior desde el que se pide mirarla de nuevo',
  ),
  saltoDePrecio: cifra(
    50,
    1,
    1000,
    'Porcentaje en que un precio difiere del anterior desde el que se pide mirarlo de nuevo',
  ),
  catalogoCuatroOjos: {
    valor: false as boolean,
    dice: 'Si quien carga una tabla del catálogo no puede ser quien la aplica',
  },
  textosCuatroOjos: {
    valor: false as boolean,
    dice: 'Si un texto que las personas firman lo publica otro administrador que quien lo escribió',
  },
  diasDeSegundaPersona: cifra(
    7,
    1,
    90,
    'Días en que no es segunda persona la cuenta que la primera creó, reactivó o tuvo en su mano',
  ),
} as const

type ClaveDeParametro = keyof typeof parametros

const si = new Set(['si', 'sí', 'true', 'verdadero'])
const no = new Set(['no', 'false', 'falso'])
const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

function esHorario(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const horas = new Map<string, unknown>(Object.entries(value))
  return ['desde', 'hasta'].every((cual) => HORA.test(String(horas.get(cual)))) && horas.size === 2
}

function leeHorarios(texto: string): Horarios | null {
  try {
    const leido: unknown = JSON.parse(texto)
    if (typeof leido !== 'object' || leido === null || Array.isArray(leido)) return null
    return Object.values(leido).every(esHorario) ? (leido as Horarios) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const perfiles = new Set(['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'])
const NINGUNO = 'ninguno'

function leePerfiles(texto: string): Perfiles | null {
  if (texto.trim().toLowerCase() === NINGUNO) return []
  const leidos = texto
    .toLowerCase()
    .split(',')
    .map((perfil) => perfil.trim())
  return leidos.every((perfil) => perfiles.has(perfil)) ? [...new Set(leidos)] : null
}

function leeSiNo(texto: string): boolean | null {
  if (si.has(texto.toLowerCase())) return true
  return no.has(texto.toLowerCase()) ? false : null
}

function leeCifra(texto: string, { minimo, maximo, clase }: Cifra): number | null {
  const { valor } = leeNumero(texto, clase)
  return valor !== null && valor >= minimo && valor <= maximo ? valor : null
}

/** Whether a text names a parameter. */
export const esParametro = (clave: string): clave is ClaveDeParametro => Object.hasOwn(parametros, clave)

/** Value of a parameter read from a text; null when the text is not valid for it. */
export function leeParametro(
  clave: ClaveDeParametro,
  texto: string,
): number | boolean | string | Horarios | Perfiles | null {
  const parametro = parametros[clave]
  if ('minimo' in parametro) return leeCifra(texto, parametro)
  if (typeof parametro.valor === 'boolean') return leeSiNo(texto)
  if (Array.isArray(parametro.valor)) return leePerfiles(texto)
  if (typeof parametro.valor === 'object') return leeHorarios(texto)
  return /^[^\s@]{1,60}@[^\s@]{1,39}$/.test(texto) ? texto : null
}

/** Text of a parameter's value, as a file writes it. */
export function escribeParametro(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (typeof valor === 'number') return String(valor).replace('.', ',')
  if (Array.isArray(valor)) return valor.length === 0 ? NINGUNO : valor.join(',')
  return typeof valor === 'string' ? valor : JSON.stringify(valor)
}
