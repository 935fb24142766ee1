import type { MotivoDePareja } from '@alerce/domain/cartera/pareja'
import { parejaMessages } from '../postulacion/pareja.ts'

/** Label of the cockpit's button, when the title of its step is not enough. */
export const actosDePareja: Readonly<Partial<Record<MotivoDePareja, string>>> = {
  fijarCompensacion: 'Fijar el monto',
  continuarCompensacion: 'Continuar la compensación',
}

/** Reason why each of a pair acts, waits or is done, in the words of the cockpit. */
export const textosDePareja: Readonly<Record<MotivoDePareja, string>> = {
  completarAntecedentes: 'Complete sus antecedentes.',
  agregarBeneficiarios: 'Agregue a sus beneficiarios, si tiene.',
  elegirPlan: 'Cotice y confirme su plan.',
  otorgaSinCotizar: 'Recibe cotiza cuando quien otorga tenga su plan.',
  recibeSinCotizar: 'La compensación se fija cuando quien recibe tenga su plan.',
  fijarCompensacion: 'Fije el monto que otorga.',
  otorgaSinCompensar: 'Quien otorga debe fijar antes la compensación.',
  continuarCompensacion: 'La compensación está fijada: continúe.',
  generarDS: 'Genere su Declaración de Salud.',
  recibeSinConfirmar: parejaMessages.otraEtapa.text,
  otorgaSinInvitar: parejaMessages.otorganteSinEnviar.text,
  otorgaAtras: parejaMessages.otorganteSinTerminar.text,
  otorgaSinFirmar: 'Quien otorga debe enviar antes su Declaración de Salud.',
  postulanteContesta: 'El postulante tiene la invitación y responde por su cuenta.',
  completarDeclaracion: 'Complete su Declaración de Salud.',
  enEvaluacion: 'La isapre evalúa su Declaración de Salud.',
  verResultado: 'La isapre respondió: revise el resultado.',
  completarDatos: 'Complete sus datos contractuales.',
  entregarDocumentos: 'Entregue sus documentos.',
  postulanteFirma: 'Falta la firma del postulante en sus documentos.',
  enviarFirmados: 'Los documentos de los dos están firmados: envíelos a la mesa.',
  otroSinFirmar: 'Sus documentos están: los contratos de la pareja terminan los dos o ninguno.',
  enRevision: 'La isapre revisa los documentos firmados.',
  suscrito: 'Contrato suscrito.',
  ventaTerminada: 'Su postulación terminó sin contrato.',
  inactivo: 'El prospecto está inactivo.',
  parejaDetenida: parejaMessages.detenida.text,
}
