import type { AntecedentesForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { useAntesDeGuardar } from '../../../components/persona/antes-de-guardar.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { guardadaDe } from './values.ts'

/** `sinPlan`: a chosen plan was lost with it. */
export const dichoAlGuardar = (sinPlan: boolean): string =>
  [prospectoMessages.saved.text, ...(sinPlan ? [antecedentesMessages.planBorrado.text] : [])].join('\n')

const question = { text: antecedentesMessages.confirmarInactivo.text, accept: 'Guardar como inactivo' }

/** What is asked before a save: whether it ends here, or else whether the document that came is of somebody known. */
export function usePreguntas(datos: DatosDeProspecto) {
  const confirm = useConfirm()
  const antes = useAntesDeGuardar()
  return (values: AntecedentesForm, act: () => Promise<unknown>): Promise<boolean> =>
    values.activo ? antes({ personas: [values], guardada: guardadaDe(datos) }, act) : confirm(question, act)
}
