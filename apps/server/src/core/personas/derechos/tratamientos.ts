import type { Column } from '../../../platform/db/schema/columns.ts'
import { sealedColumns } from '../../../platform/db/sealed/columns.ts'

/** A processing activity: purpose, legal ground and term of the tables that it uses. Texts for lawyers, in Spanish. */
interface Tratamiento {
  readonly nombre: string
  readonly finalidad: string
  readonly base: string
  readonly personas: string
  readonly destinatarios: string
  readonly plazo: string
  /** Objection of a person to it (Ley 21.719, art. 8). */
  readonly oposicion: string
  readonly tablas: readonly string[]
}

const PEDIDA = 'no procede: la persona lo pide; para terminarlo se suprime o se retira el consentimiento'
const POR_LEY = 'no procede: lo manda la ley'

const SIN_CONTRATO =
  'sin contrato, hasta que la persona pida suprimirlos; con contrato, mientras dure y por los plazos de la ley'

/** Every table with data of persons belongs to one activity (Ley 21.719, principle of purpose). */
export const tratamientos: readonly Tratamiento[] = [
  {
    nombre: 'Venta y seguimiento',
    finalidad: 'preparar un contrato de salud con quien lo pide, y seguir su venta',
    base: 'medidas precontractuales a pedido de la persona (Ley 21.719, art. 13); de quien entra por una planilla, la que acredite quien la carga',
    personas: 'postulante, su grupo familiar y su empleador',
    destinatarios: 'su asesor, la jefatura del equipo y la mesa',
    plazo: `${SIN_CONTRATO}; una reunión borrada y lo que se puede deshacer, un día; los avisos de la campana, 365 días; lo que sobra de una planilla, 24 horas`,
    oposicion:
      'al contacto comercial: sin declaración empezada, nadie la llama, cita ni escribe, y no se importa otra vez; la venta en curso sigue',
    tablas: [
      'prospecto',
      'beneficiario',
      'empleador',
      'cambio',
      'cita',
      'reserva',
      'cita_borrada',
      'cambio_cita',
      'traslado_cita',
      'asunto_pospuesto',
      'anotacion',
      'tarea',
      'etiqueta_prospecto',
      'tarjeta',
      'tarjeta_por_rehacer',
      'traspaso_caso',
      'por_deshacer',
      'importacion_fila',
      'notificacion',
      'bitacora',
    ],
  },
  {
    nombre: 'Renta y cotización',
    finalidad: 'calcular el 7 % y el precio de un plan, y acreditar la renta',
    base: 'medidas precontractuales a pedido de la persona (Ley 21.719, art. 13)',
    personas: 'postulante',
    destinatarios: 'su asesor, la jefatura del equipo y contraloría financiera',
    plazo: SIN_CONTRATO,
    oposicion: 'al contacto comercial: su cotización no se envía mientras la venta no empieza',
    tablas: [
      'documento_prospecto',
      'certificado',
      'carga_del_nucleo',
      'busqueda_del_nucleo',
      'autorizacion',
      'renta_aprobada',
      'rango_pactado',
      'preferencia',
      'cotizacion',
      'cotizacion_borrada',
      'cotizacion_enviada',
      'enlace_cotizacion',
    ],
  },
  {
    nombre: 'Declaración de Salud',
    finalidad: 'declarar y evaluar las enfermedades preexistentes antes del contrato',
    base: 'consentimiento expreso al declarar (Ley 21.719, art. 16) y obligación legal (DFL 1 de 2005, art. 190; Circular IF/N° 279)',
    personas: 'postulante y su grupo familiar; datos sensibles de salud',
    destinatarios: 'contraloría; el asesor ve nombres, avance y resultado',
    plazo:
      '30 días la denegada, anulada o vencida; 180 la que nadie termina; con contrato, mientras dure y por los plazos de la ley',
    oposicion: PEDIDA,
    tablas: [
      'declaracion',
      'declaracion_persona',
      'respuesta_ds',
      'adjunto',
      'declaracion_jurada',
      'firma_circular',
      'evaluacion',
      'respuesta_retenida',
      'nota_caso',
      'toma_caso',
      'cambio_ds',
    ],
  },
  {
    nombre: 'Postulación por enlace',
    finalidad: 'que la persona declare y firme desde su teléfono, y probar que fue ella',
    base: 'medidas precontractuales a pedido de la persona (Ley 21.719, art. 13)',
    personas: 'postulante',
    destinatarios: 'nadie las lee, salvo su asesor las preguntas que le hace; su constancia va en la evidencia',
    plazo: 'hasta que se elimina la salud de su DS; con contrato, 730 días desde que su evidencia lo dice',
    oposicion: PEDIDA,
    tablas: [
      'cambio_correo',
      'duda',
      'enlace_invitacion',
      'sesion_postulante',
      'codigo_postulante',
      'constancia_postulante',
    ],
  },
  {
    nombre: 'Contrato y papeles',
    finalidad: 'emitir, firmar, revisar y probar el contrato, su pago y sus cambios',
    base: 'ejecución del contrato y obligación legal (Ley 21.719, art. 13)',
    personas: 'contratante, beneficiarios y quien paga',
    destinatarios: 'su asesor, la mesa y contraloría; el empleador recibe su notificación',
    plazo: SIN_CONTRATO,
    oposicion: 'no procede: lo exigen el contrato y la ley',
    tablas: [
      'antecedente_contractual',
      'entidad_pagadora',
      'documento_contrato',
      'papel_firmado',
      'copia_firmada',
      'documentos_reunidos',
      'envio_firmado',
      'mandato',
      'consentimiento_mandato',
      'enlace_mandato',
      'primer_pago',
      'cobro',
      'comprobante_pago',
      'actualizacion',
      'irregularidad',
      'irregularidad_evidencia',
      'rechazo_autenticacion',
      'enlace_reabierto',
      'devolucion',
      'evidencia',
      'evidencia_archivo',
    ],
  },
  {
    nombre: 'Correspondencia',
    finalidad: 'avisar a la persona y enviarle sus papeles',
    base: 'medidas precontractuales y ejecución del contrato (Ley 21.719, art. 13)',
    personas: 'postulante',
    destinatarios: 'la persona; mesa y administración ven qué se envió',
    plazo: SIN_CONTRATO,
    oposicion: 'al contacto comercial: solo las cartas que buscan una venta; las del contrato siguen',
    tablas: ['correo', 'correo_adjunto'],
  },
  {
    nombre: 'Padrones del asegurador',
    finalidad: 'no vender dos veces la misma cobertura',
    base: 'interés legítimo del asegurador y obligación legal (Ley 21.719, art. 13)',
    personas: 'afiliados, cargas y empleadores',
    destinatarios: 'el sistema; administración los carga',
    plazo: 'mientras dure la cobertura que dicen',
    oposicion: POR_LEY,
    tablas: [
      'titular_vigente',
      'carga_vigente',
      'fun_baja',
      'direccion_empleador',
      'carga_catalogo',
      'carga_catalogo_fila',
      'carga_catalogo_fin',
      'carga_catalogo_antes',
    ],
  },
  {
    nombre: 'Usuarios y seguridad',
    finalidad: 'saber quién entra, y quién vio datos de salud',
    base: 'relación de trabajo y deber de seguridad (Ley 21.719, art. 14 quinquies)',
    personas: 'quien trabaja con el sistema',
    destinatarios: 'administración; lo propio, su dueño',
    plazo: 'ingresos, 730 días; accesos a salud, siempre',
    oposicion: POR_LEY,
    tablas: [
      'usuario',
      'cuenta_empresa',
      'factor_aplicacion',
      'factor_llave',
      'sesion',
      'registro_acceso',
      'registro_del_nucleo',
      'bitacora_acceso',
    ],
  },
  {
    nombre: 'Estadísticas',
    finalidad: 'contar las ventas de cada asesor y su cierre',
    base: 'interés legítimo del asegurador (Ley 21.719, art. 13)',
    personas: 'postulante',
    destinatarios: 'su asesor y la jefatura del equipo',
    plazo: 'no guarda nada propio: cuenta lo de «Venta y seguimiento» y «Declaración de Salud»',
    oposicion: 'a las estadísticas: sus ventas no se cuentan ni se nombran en ninguna cifra',
    tablas: [],
  },
  {
    nombre: 'Pedidos de las personas',
    finalidad: 'contestar a quien ejerce sus derechos, y probarlo',
    base: 'obligación legal (Ley 21.719, art. 11)',
    personas: 'quien pide',
    destinatarios: 'administración y quien opera el servidor',
    plazo: 'siempre; un bloqueo o una oposición, hasta que se levante',
    oposicion: POR_LEY,
    tablas: ['pedido_persona', 'bloqueo_persona', 'revocacion_consentimiento', 'oposicion_persona'],
  },
  {
    nombre: 'Soporte de lo anterior',
    finalidad: 'guardar archivos y lo que se escribe, y no repetir un acto',
    base: 'la de lo que contienen',
    personas: 'las de lo que contienen',
    destinatarios: 'quien los escribió o ve su venta',
    plazo:
      'archivos, mientras una fila los nombre; borradores y respuestas, días y horas; avisos a otros sistemas, 30 días',
    oposicion: 'la de lo que contienen',
    tablas: ['almacen', 'archivo', 'borrador', 'entrega', 'idempotencia', 'objeto_suelto'],
  },
]

const HEAD = `# Registro de actividades de tratamiento

Lo que el sistema guarda de personas, para qué, con qué base de licitud y por cuánto tiempo (Ley 21.719). Lo escribe \`npm run tables\` desde el esquema y \`apps/server/src/core/personas/derechos/tratamientos.ts\`; no se edita a mano. El responsable agrega su nombre, su encargado de protección de datos y a quién más entrega algo.
`

/** The register as a document: activities with their tables and columns; sealed columns are marked. */
export function registroDeTratamientos(columnas: readonly Pick<Column, 'table' | 'name'>[]): string {
  const columnasDe = (tabla: string) =>
    columnas
      .filter(({ table }) => table === tabla)
      .map(({ name }) => (`${tabla}.${name}` in sealedColumns ? `**${name}** (cifrada)` : name))
      .join(', ')
  const parte = ({ nombre, finalidad, base, personas, destinatarios, plazo, oposicion, tablas }: Tratamiento) =>
    [
      `\n## ${nombre}\n`,
      `- **Finalidad**: ${finalidad}.`,
      `- **Base de licitud**: ${base}.`,
      `- **De quién**: ${personas}.`,
      `- **Quién lo ve**: ${destinatarios}.`,
      `- **Cuánto se conserva**: ${plazo}.`,
      `- **Oposición**: ${oposicion}.\n`,
      ...(tablas.length > 0 ? ['| tabla | columnas |', '|---|---|'] : []),
      ...tablas.map((tabla) => `| ${tabla} | ${columnasDe(tabla)} |`),
      ...(tablas.length > 0 ? [''] : []),
    ].join('\n')
  return HEAD + tratamientos.map(parte).join('')
}
