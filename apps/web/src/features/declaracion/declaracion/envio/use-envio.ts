import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useDestinoDeLaDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import { enviarAdjuntos } from '../../../../lib/adjuntos/enviar-adjuntos.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { goTo } from '../../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { useFaltaCircular } from '../circular/use-falta-circular.ts'
import { useEnviarDS } from '../queries.ts'

/** Why one of a pair may not send yet; null: it may. */
function esperaASuPareja({ esperaEnPareja }: Declaracion['venta']): string | null {
  if (esperaEnPareja === null) return null
  return esperaEnPareja === 'detenida' ? textosDePareja.parejaDetenida : textosDePareja.otorgaSinFirmar
}

const words = { refused: archivoInvalido, failed: resultadoMessages.documentosFailed }

/** Uploads what was attached, then sends the declaration and opens its result; not sent while a file is missing. */
export function useEnvio(ds: Declaracion) {
  const destination = useDestinoDeLaDS(ds.identificador)
  const intake = useIntake(destination)
  const enviar = useEnviarDS()
  const navigate = useWayOn()
  const circular = useFaltaCircular(ds)
  const send = useAction(async () => {
    await enviarAdjuntos(intake, words)
    await enviar.mutateAsync({ identificador: ds.identificador })
    await navigate(goTo('resultadoDs', ds.ids))
  }, resultadoMessages.enviarFailed.text)
  return {
    ...{ destination, intake, send },
    /** Why it cannot be sent yet. */
    falta: esperaSuActualizacion(ds.venta) ?? esperaASuPareja(ds.venta) ?? circular,
  }
}
