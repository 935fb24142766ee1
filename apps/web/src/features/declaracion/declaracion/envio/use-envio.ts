import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useDestinoDeLaDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import { enviarAdjuntos } from '../../../../lib/adjuntos/enviar-adjuntos.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { goTo } from '../../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useEnviarDS } from '../queries.ts'

const words = { refused: archivoInvalido, failed: resultadoMessages.documentosFailed }

/**
 * Uploads what was attached, then sends the declaration and opens its result; not sent while a file is missing. `espera`:
 * why it cannot be sent meanwhile; null: it can.
 */
export function useEnvio(ds: Declaracion) {
  const destination = useDestinoDeLaDS(ds.identificador)
  const intake = useIntake(destination)
  const enviar = useEnviarDS()
  const navigate = useWayOn()
  const send = useAction(async () => {
    await enviarAdjuntos(intake, words)
    await enviar.mutateAsync({ identificador: ds.identificador })
    await navigate(goTo('resultadoDs', ds.ids))
  }, resultadoMessages.enviarFailed.text)
  return { destination, intake, espera: esperaSuActualizacion(ds.venta), send }
}
