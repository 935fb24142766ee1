/** Roles of a person in the database; each part of the delivery has the name of one. */
export const papelesDePersona = ['titular', 'beneficiario', 'padrones', 'paga', 'usuario'] as const

type Papel = (typeof papelesDePersona)[number]

/**
 * SQL term over the row `t`, and its value: the document, the ids of blocked sales, appointments or bookings, or a column
 * (`id`) of rows of a table above.
 */
type Camino = readonly [termino: string, de: string, columna?: string]

interface EnTabla {
  readonly por: readonly [Camino, ...Camino[]]
  /** Further SQL condition on the row `t`. */
  readonly cuando?: string
  /** Columns about the person, in a row shared with somebody else. */
  readonly solo?: readonly string[]
}

type TablaDePersona = Readonly<Partial<Record<Papel, EnTabla>>>

const titular = (...por: readonly [Camino, ...Camino[]]): TablaDePersona => ({ titular: { por } })
const suyas = (...camino: Camino): EnTabla => ({ por: [camino] })
const delProspecto = titular(['t.prospecto_id', 'prospecto'])
const deLaDS = titular(['t.declaracion_id', 'declaracion'])
/** Paper or act of the holder about a person: its content and its author name the holder. */
const sobreLaPersona = (...solo: readonly string[]): TablaDePersona => ({
  ...deLaDS,
  beneficiario: { ...suyas('t.persona_id', 'declaracion_persona'), solo: ['declaracion_id', 'persona_id', ...solo] },
})

/** Normalizes a RUT or a passport as typed in a spreadsheet. */
const escrito = (campo: string) => `upper(regexp_replace(t.datos->>'${campo}', '[^0-9A-Za-z]', '', 'g'))`

/** SQL condition: a letter to the staff of the insurer. */
const aPersonal = 'exists (select from usuario u where lower(u.correo) = lower(t.para))'

/** SQL condition: a letter to the address of its sale. */
const aSuVenta = 'exists (select from prospecto p where p.id = t.prospecto_id and lower(p.correo) = lower(t.para))'

/**
 * Tables with data of persons, with the paths that find their rows from a document. Order matters: a path starts from a
 * table above.
 */
export const tablasDePersona: Readonly<Record<string, TablaDePersona>> = {
  prospecto: titular(
    ['t.rut', 'rut'],
    ['t.numero_pasaporte', 'pasaporte'],
    ['case when t.rut is null and t.numero_pasaporte is null then t.correo end', 'direccion'],
    ['t.id', 'bloqueados'],
  ),
  bloqueo_persona: delProspecto,
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
  carga_del_nucleo: delProspecto,
  busqueda_del_nucleo: delProspecto,
  autorizacion: delProspecto,
  renta_aprobada: delProspecto,
  cambio: delProspecto,
  cita: titular(['t.prospecto_id', 'prospecto'], ['t.id', 'citas']),
  cita_borrada: titular(['t.prospecto_id', 'prospecto'], ['t.id', 'citas']),
  cambio_cita: titular(['t.cita_id', 'cita'], ['t.cita_id', 'cita_borrada']),
  traslado_cita: titular(['t.cita_id', 'cita'], ['t.cita_id', 'cita_borrada'], ['t.cita_id', 'citas']),
  reserva: titular(
    ['t.cita_id', 'cita'],
    ['t.cita_id', 'cita_borrada'],
    ['t.cita_id', 'citas'],
    ['t.cita_id', 'reservas'],
  ),
  asunto_pospuesto: delProspecto,
  anotacion: delProspecto,
  tarea: delProspecto,
  etiqueta_prospecto: delProspecto,
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
  enlace_cotizacion: delProspecto,

  cambio_ds: deLaDS,
  cambio_correo: delProspecto,
  enlace_invitacion: deLaDS,
  sesion_postulante: deLaDS,
  codigo_postulante: deLaDS,
  constancia_postulante: deLaDS,
  revocacion_consentimiento: deLaDS,
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
  duda: deLaDS,
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
  cobro: deLaDS,
  comprobante_pago: titular(['t.empleador_id', 'empleador']),
  actualizacion: delProspecto,
  correo: {
    titular: {
      por: [
        ['t.prospecto_id', 'prospecto'],
        // Letters of a booking
        [`case when t.clase = 'agenda' and not ${aPersonal} and not ${aSuVenta} then lower(t.para) end`, 'direccion'],
      ],
      // Letters about the person to the insurer's staff are not theirs.
      cuando: `not ${aPersonal}`,
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
  cuenta_empresa: { usuario: suyas('t.usuario_id', 'usuario') },
  sesion: { usuario: suyas('t.usuario_id', 'usuario') },
  registro_acceso: { usuario: suyas('t.usuario_id', 'usuario') },
  factor_aplicacion: { usuario: suyas('t.usuario_id', 'usuario') },
  factor_llave: { usuario: suyas('t.usuario_id', 'usuario') },
}

/** Tables that may hold data of a person but are not delivered as rows, with the reason. */
export const tablasCalladas: Readonly<Record<string, string>> = {
  almacen: 'los bytes de los archivos: van como archivos',
  archivo: 'lo que son los archivos: va en el índice',
  borrador: 'lo que alguien escribe y no ha guardado: es de quien lo escribe y se borra solo',
  carga_catalogo: 'un archivo del operador que espera: su contenido se olvida al aplicarse o reemplazarse',
  carga_catalogo_fila: 'las filas de ese archivo: se olvidan con él',
  carga_catalogo_fin: 'si un archivo del operador se descartó o se reemplazó: de nadie',
  carga_catalogo_antes: 'lo que un archivo del operador reemplazó, nunca de personas: de nadie',
  entrega: 'avisos a otros sistemas: números de sus ventas, sin sus datos; se borran a los 30 días',
  registro_del_nucleo: 'números de registros de otro núcleo que un usuario vio, sin sus datos: deciden qué puede abrir',
  evidencia: 'el manifiesto de una venta suscrita: repite lo que ya va, y lo pide entero quien lo necesita',
  evidencia_archivo: 'qué documentos nombra ese manifiesto: ya van',
  idempotencia: 'respuestas repetibles: repiten lo que ya va y se olvidan en horas',
  objeto_suelto: 'nombres al azar de objetos por borrar: de nadie',
  oposicion_persona: 'a qué tratamientos se opuso: consta en sus ventas, y sigue aunque ellas se supriman',
  pedido_persona: 'sus pedidos sobre sus datos: prueban que se le contestó, y los conoce quien pidió',
}

/** Tables about no person: lists of the product and of the operator, and acts of the staff. */
export const tablasDeNadie: readonly string[] = [
  'afp',
  'ciudad',
  'colectivo',
  'comuna',
  'conexion_del_nucleo',
  'diagnostico',
  'documento_pedido',
  'feriado',
  'uf_fuente',
  'isapre',
  'parametro',
  'propuesta_texto',
  'region',
  'texto',
  'uf',
  'irregularidad_codigo',
  'irregularidad_detalle',
  'beneficio',
  'comision',
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
  'bloqueo_agenda',
  'calendario_privado',
  'cambios_agenda',
  'cliente_api',
  'conexion_calendario',
  'disponibilidad',
  'enlace_clave',
  'enlace_supervisor',
  'entrada_calendario',
  'equipo',
  'evento_seguridad',
  'factor_codigo',
  'factor_desafio',
  'freno_acceso',
  'intervencion_usuario',
  'importacion',
  'meta',
  'pagina_reserva',
  'plantilla',
  'preferencia_aviso',
  'vista',
  'suscripcion',
  'token_api',
  'traspaso',
  'suplencia',
  'umbral',
]

/** Texts that open or prove something, by table and column: never delivered, nor are the bytes that are not sealed. */
export const columnasSecretas: readonly string[] = [
  'usuario.clave_hash',
  'factor_aplicacion.secreto',
  'factor_aplicacion.propuesto',
  'sesion.csrf',
  'codigo_postulante.sello',
  'correo.con_llave',
]
