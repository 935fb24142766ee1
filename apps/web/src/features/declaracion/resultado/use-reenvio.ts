import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { useAction } from '../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../components/sale/with-declaracion.tsx'
import { useAdjuntosDS, useDestinoDeLaDS } from '../../../lib/adjuntos/adjuntos-ds.ts'
import { enviarAdjuntos } from '../../../lib/adjuntos/enviar-adjuntos.ts'
import { useIntake } from '../../../lib/intake/use-intake.ts'
import { type ResultadoEnRevision, revisiones, useFinalizar } from './queries.ts'

interface Reenvio {
  readonly ds: Declaracion
  readonly resultado: ResultadoEnRevision
  /** When it was asked for, ISO instant: what came before answers something else. */
  readonly desde: string | null
  readonly onResent: () => void
}

const words = { refused: archivoInvalido, failed: m.archivosFailed }

/** The files that answer a revision, and sending it back once all of them arrived. */
export function useReenvio({ ds, resultado, desde, onResent }: Reenvio) {
  const { identificador } = ds
  const { tipoAdjunto, cierre } = revisiones[resultado]
  const destination = useDestinoDeLaDS(identificador, tipoAdjunto, { failed: m.archivosFailed.text })
  const intake = useIntake(destination)
  const finalizar = useFinalizar()
  const { data: adjuntos = [] } = useAdjuntosDS(ds, tipoAdjunto)
  const send = useAction(async () => {
    await enviarAdjuntos(intake, words)
    await finalizar.mutateAsync({ identificador, resultado: cierre, pin: '' })
    onResent()
  }, m.reenvioFailed.text)
  const kept = adjuntos.filter(({ creado }) => desde === null || creado >= desde)
  return { destination, intake, kept, send }
}
