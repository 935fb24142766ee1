import { message } from '../message.ts'
import { antecedentesMessages } from '../postulacion/antecedentes.ts'
import { beneficiariosMessages } from '../postulacion/beneficiarios.ts'
import { prospectoMessages } from '../postulacion/prospecto.ts'

/** The holder and the beneficiaries of a health declaration (spec 2 §5, §8). */
export const cotizanteMessages = {
  nombres: message('ds_nombres', 400, 'Debe ingresar los nombres'),
  primerApellido: message('ds_primer_apellido', 400, 'Debe ingresar el primer apellido'),
  segundoApellido: message('ds_segundo_apellido', 400, 'Debe ingresar el segundo apellido'),
  rut: message('ds_rut', 400, 'Debe ingresar un rut o numero de pasaporte'),
  sexo: message('ds_sexo', 400, 'Debe seleccionar el sexo'),
  fechaNacimiento: message('ds_fecha_nacimiento', 400, 'Debe ingresar una fecha de nacimiento'),
  correo: message('ds_correo', 400, 'Debe ingresar un correo electronico'),
  correoErroneo: message('ds_correo_erroneo', 400, 'Formato erroneo'),
  isapre: message('ds_isapre', 400, 'Debe ingresar las isapre actual'),
  folio: message('ds_folio', 400, 'Debe ingresar el numero de folio'),
  fechaDS: message('ds_fecha', 400, 'Debe ingresar la fecha de la DS'),
  pension: message('ds_pension', 400, 'Debe ingresar una pension'),
  peso: message('ds_peso', 400, 'Debe ingresar su peso en kilos'),
  pesoPositivo: message('ds_peso_positivo', 400, 'El peso debe ser positivo'),
  pesoEntero: message('ds_peso_entero', 400, 'El peso debe ser entero'),
  pesoFueraDeRango: message('ds_peso_fuera_de_rango', 400, 'Peso fuera de rango'),
  estatura: message('ds_estatura', 400, 'Debe ingresar su estatura en metros'),
  estaturaPositiva: message('ds_estatura_positiva', 400, 'La estatura debe ser positiva'),
  estaturaFueraDeRango: message('ds_estatura_fuera_de_rango', 400, 'Estatura fuera de rango'),
  estaturaFormato: message(
    'ds_estatura_formato',
    400,
    'La estatura debe tener al menos 1 dígito entero y máximo 2 dígitos decimales',
  ),
  estaturaSinDigitos: message(
    'ds_estatura_sin_digitos',
    400,
    'El número debe tener un dígito entero y al menos un dígito decimal',
  ),
  estaturaAyuda: message('ds_estatura_ayuda', 200, 'Debe ingresar su Estatura en metros y centímetros'),
  folioRepetido: message('folio_ds_repetido', 409, 'Folio DS ya existe'),
  saveFailed: prospectoMessages.saveFailed,
  causalComun: message('causal_comun', 200, 'Enfermedad Comun'),
  causalProfesional: message('causal_profesional', 200, 'Enfermedad Profesional o Accidente de Trabajo'),
  tipoDocumento: message('ds_tipo_documento', 400, 'Debe ingresar TIPO'),
  pasaporte: message('ds_pasaporte', 400, 'Debe ingresar numero de pasaporte'),
  rutDelTitular: message(
    'ds_rut_del_titular',
    400,
    'El rut de los beneficiarios no puede ser el mismo que el rut del titular',
  ),
  rutRepetido: message('ds_rut_repetido', 400, 'El rut de los beneficiarios no se puede repetir'),
  erroresEncontrados: message('ds_errores_encontrados', 200, 'Se han encontrado los siguiente(s) error(es):'),
  beneficiariosFailed: beneficiariosMessages.readFailed,
  beneficiariosSaveFailed: beneficiariosMessages.saveFailed,
  verificarFailed: message(
    'beneficiarios_ds_no_verificados',
    503,
    'No se han podido verificar los beneficiarios del cotizante',
  ),
  // Ours: the specification gives no words for these.
  readFailed: message(
    'cotizante_no_leido',
    503,
    'No se han podido obtener los antecedentes del cotizante. Inténtelo nuevamente.',
  ),
  folioNumerico: message('ds_folio_no_numerico', 400, 'El folio debe tener solo números, 12 como máximo'),
  fechaDSFuera: message('ds_fecha_fuera_de_plazo', 400, 'La fecha de la DS debe estar entre hoy y 3 días atrás'),
  diagnosticoLargo: message('ds_diagnostico_largo', 400, 'El diagnóstico admite hasta 200 caracteres'),
  pasaporteInvalido: antecedentesMessages.pasaporteInvalido,
  pasaporteDelTitular: message(
    'ds_pasaporte_del_titular',
    400,
    'El pasaporte de los beneficiarios no puede ser el mismo que el pasaporte del titular',
  ),
  pasaporteRepetido: message('ds_pasaporte_repetido', 400, 'El pasaporte de los beneficiarios no se puede repetir'),
  datoFijo: message(
    'ds_dato_fijo',
    422,
    'El documento, la fecha de nacimiento y el sexo no se cambian aquí: de ellos depende el precio del plan.',
  ),
  sinTitular: message('beneficiarios_ds_sin_titular', 422, 'Guarde primero los antecedentes del cotizante.'),
  grupoFijo: message(
    'ds_grupo_fijo',
    422,
    'El grupo familiar no se cambia en la Declaración de Salud: de él depende el precio del plan.',
  ),
} as const
