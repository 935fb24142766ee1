import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { finalizarMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconCircleCheck } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { decidioLaMaquina } from '../../../../lib/contraloria/resultados.ts'
import { goTo } from '../../../../lib/routes.ts'
import { conCarta, type DatosDelResultado, useFinalizar } from '../queries.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface AutorizadaProps {
  readonly ds: Declaracion
  readonly data: DatosDelResultado
}

const quienDecidio = (por: string): string =>
  decidioLaMaquina(por) ? 'Aprobada por la evaluación automática.' : `Decidido por: ${por}`

/** Result 1: 'Continuar' finishes the declaration (finish code 1) and opens the pending data (spec 2 §4). */
export function Autorizada({ ds, data: { decididoPor } }: AutorizadaProps) {
  const finalizar = useFinalizar()
  const navigate = useWayOn()
  const goOn = useAction(async () => {
    await finalizar.mutateAsync({ identificador: ds.identificador, resultado: 1, acepta: true, pin: '' })
    await navigate(goTo('documentos', ds.ids))
  }, finalizarMessages.finalizarFailed.text)
  const actions = (
    <Button kind="primary" busy={goOn.busy} onClick={() => goOn.run()}>
      Continuar
    </Button>
  )
  return (
    <ResultadoPage
      icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />}
      tone="ok"
      texto={textosDeResultado[1]}
      carta={conCarta(ds)}
      actions={actions}
      next={
        <>
          Después: <b>datos contractuales pendientes</b>
        </>
      }
    >
      {decididoPor && <small>{quienDecidio(decididoPor)}</small>}
    </ResultadoPage>
  )
}
