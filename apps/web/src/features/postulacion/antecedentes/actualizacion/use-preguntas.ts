import { actualizacionMessages } from '@alerce/contract/messages/contrato/actualizacion'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useAntesDeGuardar } from '../../../../components/persona/antes-de-guardar.ts'
import { guardadaDe } from '../values.ts'
import type { DatosUpd } from './queries.ts'
import type { ActualizacionForm } from './values.ts'

/** Nothing typed and none open: it is begun for the beneficiaries, and only by who says so. */
const comenzar = {
  title: 'Comenzar una actualización',
  text: actualizacionMessages.comenzarSinCambios.text,
  accept: 'Comenzar',
}

/** What is asked before an update is saved: as of any applicant, whether the document that came is of somebody known. */
export function usePreguntas(datos: DatosUpd) {
  const confirm = useConfirm()
  const antes = useAntesDeGuardar()
  return (values: ActualizacionForm, conCambios: boolean, act: () => Promise<unknown>): Promise<boolean> =>
    conCambios || datos.abierta
      ? antes({ personas: [values], guardada: guardadaDe(datos) }, act)
      : confirm(comenzar, act)
}
