import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useGuardarEtapa, usePersonas, usePreguntas } from '../queries.ts'
import { RespuestasPage } from './respuestas-page.tsx'

const title = 'Resumen de la Declaración de Salud'

/** The answers summary; going on saves stage resumenDeclaracion. */
export function ResumenDeclaracion({ ds }: { readonly ds: Declaracion }) {
  const preguntas = usePreguntas(ds.identificador)
  const personas = usePersonas(ds.identificador)
  const guardarEtapa = useGuardarEtapa()
  const navigate = useWayOn()
  const goOn = useAction(async () => {
    await guardarEtapa.mutateAsync({ identificador: ds.identificador, etapa: 'resumenDeclaracion' })
    await navigate(goTo('enviarDs', ds.ids))
  }, declaracionMessages.etapaSaveFailed.text)
  return (
    <LoadedPage title={title} of={preguntas} failure={preguntasMessages.readFailed.text}>
      {(all) => (
        <LoadedPage title={title} of={personas} failure={preguntasMessages.readFailed.text}>
          {(people) => (
            <RespuestasPage
              ds={ds}
              title={title}
              lead="Revise las respuestas; puede corregirlas hasta enviar la declaración."
              preguntas={all.filter(({ editable }) => editable)}
              personas={people}
              next={next}
            >
              <Button kind="primary" busy={goOn.busy} onClick={() => goOn.run()}>
                Continuar
              </Button>
            </RespuestasPage>
          )}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}

const next = (
  <>
    Después: <b>adjuntar antecedentes y enviar</b>
  </>
)
