import { message } from '../message.ts'

/** Pending contractual data: /documentos (spec 2 §5, §8). */
export const contractualMessages = {
  domicilio: message('domicilio_obligatorio', 400, 'El domicilio es obligatorio'),
  region: message('contractual_region', 400, 'La region es obligatorio'),
  ciudad: message('contractual_ciudad', 400, 'La ciudad es obligatorio'),
  comuna: message('contractual_comuna', 400, 'La comuna es obligatorio'),
  monto: message('monto_obligatorio', 400, 'Debe ingresar monto'),
  montoNumero: message('monto_no_numerico', 400, 'Debe ser un número'),
  montoSinDigitos: message('monto_sin_digitos', 400, 'Debe ingresar un número'),
  montoNegativo: message('monto_negativo', 400, 'La monto debe ser positiva'),
  montoFormato: message(
    'monto_formato',
    400,
    'El número debe tener al menos 1 dígito entero y al menos un dígito decimal',
  ),
  sinAfp: message('sin_afp', 400, 'Debe indicar su AFP.'),
  sinMonto: message(
    'entidad_sin_monto',
    400,
    'Para continuar debes agregar Monto UF Cotización Pactada de tu entidad pagadora.',
  ),
  incompleta: message(
    'entidad_incompleta',
    400,
    'Para continuar debes agregar la información pendiente de tu entidad pagadora.',
  ),
  montoCero: message(
    'entidad_monto_cero',
    400,
    'El Monto UF cotización pactada no puede ser 0, para ninguna entidad pagadora.',
  ),
  ayudaPersonal: message(
    'contractual_ayuda',
    200,
    'Para continuar debes agregar tu domicilio, AFP y confirmar si eres extranjero.',
  ),
  readFailed: message(
    'contractual_no_leido',
    503,
    'No se ha podido obtener los documentos contractuales, vuelve a intentarlo.',
  ),
  saveFailed: message(
    'contractual_no_guardado',
    503,
    'No se ha podido guardar los antecedentes documentos contractuales, vuelve a intentarlo.',
  ),
  registrarFailed: message('contractual_no_registrado', 503, 'Error al registrar documentos contractuales.'),
  // Ours: the specification gives no words for these.
  textoLargo: message('contractual_texto_largo', 400, 'El texto es demasiado largo'),
  lugarNoValido: message('contractual_lugar', 400, 'La comuna no pertenece a la ciudad y región indicadas'),
  afpNoValida: message('contractual_afp', 400, 'La AFP indicada no existe'),
  rutFijo: message('contractual_rut_fijo', 422, 'El rut de la entidad pagadora no se cambia aquí.'),
  sumaDistinta: message(
    'contractual_suma',
    422,
    'La suma de los montos de las entidades pagadoras debe ser igual al Total Cotización Pagar.',
  ),
  etapaNoPermitida: message(
    'contractual_etapa',
    422,
    'Los datos contractuales se ingresan con la Declaración de Salud finalizada y antes del resumen de cotización.',
  ),
  porActualizar: message(
    'contractual_por_actualizar',
    422,
    'Los datos pendientes se actualizan una vez ingresados y hasta que se firman los documentos.',
  ),
  actualizar: message(
    'contractual_se_actualiza',
    200,
    'Al guardar, los documentos que dicen otra cosa se emiten de nuevo: se revisan y se envían otra vez.',
  ),
} as const
