import { message } from '../message.ts'

/** Spelling of names. Ours. */
export const personaMessages = {
  largo: message('texto_muy_largo', 400, 'El texto es demasiado largo'),
  nombreConSignos: message('nombre_con_signos', 400, 'Use solo letras, espacios, apóstrofo, guion y punto'),
  nombreNoSeImprime: message(
    'nombre_no_se_imprime',
    400,
    'Los documentos no imprimen estas letras. Escriba el nombre en letras latinas, como en el pasaporte',
  ),
  nombreDosAlfabetos: message('nombre_dos_alfabetos', 400, 'Mezcla letras de dos alfabetos. Escríbalo entero en uno'),
  dominioAjeno: message('dominio_de_otro_alfabeto', 400, 'El dominio tiene letras de otro alfabeto. Revíselo'),
  telefonoNumerico: message('telefono_no_numerico', 400, 'Deben ser solo números'),
  telefonoLargo: message('telefono_largo', 400, 'Debe tener 9 números'),
  telefonoCortado: message('telefono_cortado', 400, 'La planilla acortó el número. Escriba sus 9 cifras'),
} as const

/** Day or hour that cannot be read: the same message at its field and from the server (ours). */
export const fechaMessages = {
  rangoInvalido: message('rango_de_fechas_invalido', 400, 'La fecha de inicio es posterior a la de término.'),
  noValida: message('fecha_no_valida', 400, 'Fecha no válida: use DD-MM-AAAA'),
  aproximadaNoValida: message('fecha_aproximada_no_valida', 400, 'Fecha no válida: use DD-MM-AAAA o MM-AAAA'),
  noValidaAlReves: message('fecha_no_valida_al_reves', 400, 'Fecha no válida: use AAAA/MM/DD'),
  conHora: message('fecha_hora_no_valida', 400, 'Fecha no válida: use DD/MM/AAAA HH:mm:ss'),
  diaInexistente: message('dia_inexistente', 400, 'Ese día no existe en el calendario'),
  horaInexistente: message('hora_inexistente', 400, 'Esa hora no existe: ese día el reloj se adelanta una hora'),
  posterior: message('fecha_posterior_a_hoy', 400, 'La fecha no puede ser posterior a hoy'),
} as const

/** Dates of a FUN (cancellation as a charge), typed or loaded (ours). */
export const funMessages = {
  sinFecha: message('fun_sin_fecha', 400, 'Ingrese la fecha en que CCS recibió el FUN'),
  antesDeRecibir: message('fun_antes_de_recibir', 400, 'El FUN no puede procesarse antes de recibirse'),
} as const

/**
 * Messages of amounts and counts, the same at the field and from the server (ours). `como`: a spelling such as
 * '1.500.000'.
 */
export const numeroMessages = {
  conDecimales: message('numero_con_decimales', 400, 'Escriba un número entero, sin decimales'),
  enorme: message('numero_enorme', 400, 'El número es demasiado grande'),
  muchosDecimales: (decimales: number, como: string) => `Escriba a lo más ${decimales} decimales, como ${como}`,
  ambiguo: (leido: string, como: string) => `«${leido}» se puede leer de más de una manera: escríbalo como ${como}`,
  ilegible: (leido: string, como: string) => `«${leido}» no se puede leer como número: escríbalo como ${como}`,
} as const

/** The shared rut rule (spec 1 §5). Keys are the codes of domain/persona/rut. */
export const rutMessages = {
  ceros: message('rut_con_ceros', 400, 'No debe anteponer ceros'),
  invalido: message('rut_no_valido', 400, 'Rut no válido'),
  vacio: message('rut_vacio', 400, 'Ingrese valor'),
} as const

/** The public lists that screens choose from (spec 1 §8, spec 2 §8). */
export const referenciaMessages = {
  regionesFailed: message('regiones_no_leidas', 503, 'No se han podido obtener las regiones. Intentalo nuevamente.'),
  ciudadesFailed: message('ciudades_no_leidas', 503, 'No se han podido obtener las ciudad. Intentalo nuevamente.'),
  isapresFailed: message('isapres_no_leidas', 503, 'No se han podido obtener las isapres. Intentalo nuevamente.'),
  colectivosFailed: message('colectivos_no_leidos', 503, 'No se han podido obtener los planes colectivos.'),
  afpsFailed: message('afps_no_leidas', 503, 'No se han podido obtener las AFP. Intentalo nuevamente.'),
  comunasFailed: message('comunas_no_leidas', 503, 'No se han podido obtener las comunas. Inténtelo nuevamente.'),
  direccionesFailed: message('direcciones_no_leidas', 503, 'No se han podido obtener las direcciones del empleador.'),
} as const
