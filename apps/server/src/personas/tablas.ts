/** As what somebody stands in the database; each part of what is handed over bears its name. */
export const papelesDePersona = ['titular', 'beneficiario', 'padrones', 'paga', 'usuario'] as const

type Papel = (typeof papelesDePersona)[number]

/** A term of SQL over the row `t`, and what it equals: the document, or a column (`id`) of rows of a table above. */
type Camino = readonly [termino: string, de: string, columna?: string]

interface EnTabla {
  readonly por: readonly [Camino, ...Camino[]]
  /** What else is true of the row `t`, as SQL. */
  readonly cuando?: string
  /** Of a row that is somebody else's too: the columns that are theirs. */
  readonly solo?: readonly string[]
}

type TablaDePersona = Readonly<Partial<Record<Papel, EnTabla>>>

const titular = (...por: readonly [Camino, ...Camino[]]): TablaDePersona => ({ titular: { por } })
const suyas = (...camino: Camino): EnTabla => ({ por: [camino] })
const delProspecto = titular(['t.prospecto_id', 'prospecto'])
const deLaDS = titular(['t.declaracion_id', 'declaracion'])
/** A paper or an act of the holder about somebody: what it holds, and who did it, names the holder. */
const sobreLaPersona = (...solo: readonly string[]): TablaDePersona => ({
  ...deLaDS,
  beneficiario: { ...suyas('t.persona_id', 'declaracion_persona'), solo: ['declaracion_id', 'persona_id', ...solo] },
})

/** As people write a RUT or a passport in a spreadsheet. */
const escrito = (campo: string) => `upper(regexp_replace(t.datos->>'${campo}', '[^0-9A-Za-z]', '', 'g'))`

/**
 * Every table that keeps something of a person, and by which ways their rows are found from a document. The order is
 * that in which they are looked for: a way leads from a table above.
 */
export const tablasDePersona: Readonly<Record<string, TablaDePersona>> = {
  prospecto: titular(['t.rut', 'rut'], ['t.numero_pasaporte', 'pasaporte']),
  declaracion: delProspecto,
  declaracion_persona: {
    ...deLaDS,
    beneficiario: {
      por: [
        ['t.rut', 'rut'],
        ['t.pasaporte', 'pasaporte'],
      ],
      cuando: 't.tipo <> 0',
    },
  },
  beneficiario: { ...delProspecto, beneficiario: suyas('t.id', 'declaracion_persona', 'beneficiario_id') },
  empleador: { ...delProspecto, paga: { ...suyas('t.rut', 'rut'), solo: ['id', 'rut'] } },
  entidad_pagadora: {
    ...titular(['t.empleador_id', 'empleador']),
    paga: {
      ...suyas('t.empleador_id', 'empleador'),
      solo: ['empleador_id', 'razon_social', 'domicilio', 'telefono', 'correo', 'codigo_comuna'],
    },
  },
  direccion_empleador: { paga: suyas('t.rut', 'rut') },

  documento_prospecto: delProspecto,
  certificado: delProspecto,
  autorizacion: delProspecto,
  renta_aprobada: delProspecto,
  cambio: delProspecto,
  cita: delProspecto,
  cita_borrada: delProspecto,
  cambio_cita: titular(['t.cita_id', 'cita'], ['t.cita_id', 'cita_borrada']),
  asunto_pospuesto: delProspecto,
  tarjeta: delProspecto,
  tarjeta_por_rehacer: delProspecto,
  traspaso_caso: delProspecto,
  bitacora: delProspecto,
  notificacion: delProspecto,
  por_deshacer: delProspecto,
  importacion_fila: titular(
    ['t.prospecto_id', 'prospecto'],
    [escrito('rut'), 'rutSinGuion'],
    [escrito('numeroPasaporte'), 'pasaporte'],
  ),

  rango_pactado: delProspecto,
  preferencia: delProspecto,
  cotizacion: delProspecto,
  cotizacion_borrada: delProspecto,
  cotizacion_enviada: delProspecto,

  cambio_ds: deLaDS,
  cambio_correo: delProspecto,
  enlace_invitacion: deLaDS,
  sesion_postulante: deLaDS,
  codigo_postulante: deLaDS,
  constancia_postulante: deLaDS,
  respuesta_ds: {
    ...deLaDS,
    beneficiario: {
      ...suyas('t.declaracion_id', 'declaracion_persona', 'declaracion_id'),
      solo: ['declaracion_id', 'pregunta', 'contenido', 'respondida_en'],
    },
  },
  adjunto: titular(['t.declaracion_id', 'declaracion'], ['t.prospecto_id', 'prospecto']),
  declaracion_jurada: sobreLaPersona('texto_id', 'abierta_en', 'aceptada_en'),
  firma_circular: sobreLaPersona('texto_id', 'firma', 'en'),
  evaluacion: deLaDS,
  respuesta_retenida: deLaDS,
  nota_caso: deLaDS,
  toma_caso: deLaDS,
  bitacora_acceso: { titular: { ...suyas('t.declaracion_id', 'declaracion'), solo: ['en', 'actor', 'operacion'] } },

  antecedente_contractual: delProspecto,
  documento_contrato: sobreLaPersona('tipo', 'estado', 'emitido'),
  papel_firmado: titular(['t.documento_id', 'documento_contrato']),
  copia_firmada: titular(['t.documento_id', 'documento_contrato']),
  documentos_reunidos: deLaDS,
  envio_firmado: deLaDS,
  mandato: deLaDS,
  consentimiento_mandato: titular(['t.mandato_id', 'mandato']),
  enlace_mandato: deLaDS,
  primer_pago: deLaDS,
  comprobante_pago: titular(['t.empleador_id', 'empleador']),
  actualizacion: delProspecto,
  correo: {
    titular: {
      ...suyas('t.prospecto_id', 'prospecto'),
      // what was written about them to the people of the insurer is no letter of theirs
      cuando: 'not exists (select from usuario u where lower(u.correo) = lower(t.para))',
    },
  },
  correo_adjunto: titular(['t.correo_id', 'correo']),

  irregularidad: delProspecto,
  irregularidad_evidencia: titular(['t.irregularidad_id', 'irregularidad']),
  rechazo_autenticacion: deLaDS,
  enlace_reabierto: titular(['t.rechazo_id', 'rechazo_autenticacion']),
  devolucion: deLaDS,

  titular_vigente: { padrones: suyas('t.rut', 'rut') },
  carga_vigente: {
    titular: { por: [['t.rut_titular', 'rut']] },
    padrones: { ...suyas('t.rut', 'rut'), solo: ['rut', 'fecha_nacimiento', 'sexo', 'desde', 'hasta', 'baja'] },
  },
  fun_baja: { padrones: suyas('t.rut', 'rut') },

  usuario: { usuario: suyas('t.rut', 'rut') },
  sesion: { usuario: suyas('t.usuario_id', 'usuario') },
  registro_acceso: { usuario: suyas('t.usuario_id', 'usuario') },
}

/** Tables where something of a person may stand that is not handed over as rows, and why. */
export const tablasCalladas: Readonly<Record<string, string>> = {
  almacen: 'los bytes de los archivos: van como archivos',
  archivo: 'lo que son los archivos: va en el índice',
  borrador: 'lo que alguien escribe y no ha guardado: es de quien lo escribe y se borra solo',
  carga_catalogo: 'un archivo del operador que espera: su contenido se olvida al aplicarse o reemplazarse',
  carga_catalogo_fila: 'las filas de ese archivo: se olvidan con él',
  carga_catalogo_fin: 'si un archivo del operador se descartó o se reemplazó: de nadie',
  carga_catalogo_antes: 'lo que un archivo del operador reemplazó, nunca de personas: de nadie',
  evidencia: 'el manifiesto de una venta suscrita: repite lo que ya va, y lo pide entero quien lo necesita',
  evidencia_archivo: 'qué documentos nombra ese manifiesto: ya van',
  idempotencia: 'respuestas repetibles: repiten lo que ya va y se olvidan en horas',
}

/** Tables of nobody: lists of the product and of the operator, and what those who work here did. */
export const tablasDeNadie: readonly string[] = [
  'afp',
  'ciudad',
  'colectivo',
  'comuna',
  'diagnostico',
  'documento_pedido',
  'feriado',
  'isapre',
  'parametro',
  'region',
  'texto',
  'uf',
  'irregularidad_codigo',
  'irregularidad_detalle',
  'beneficio',
  'factor_tramo',
  'plan',
  'plan_beneficio',
  'plan_prestador',
  'plan_region',
  'prestador',
  'prima_ges',
  'tope_imponible',
  'apertura_enlace',
  'bitacora_acceso_sello',
  'calendario_privado',
  'cliente_api',
  'enlace_clave',
  'enlace_supervisor',
  'equipo',
  'evento_seguridad',
  'freno_acceso',
  'importacion',
  'token_api',
  'traspaso',
  'suplencia',
]

/** Text that opens or proves something, by table and column: it leaves for nobody. Nor do the bytes that are not sealed. */
export const columnasSecretas: readonly string[] = [
  'usuario.clave_hash',
  'sesion.csrf',
  'codigo_postulante.sello',
  'correo.con_llave',
]
