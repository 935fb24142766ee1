import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { editableDS } from '@alerce/domain/declaracion/etapas'
import { LoadedPage } from '../../../../components/layout/loaded-page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import { usePersonas, usePreguntas } from '../queries.ts'
import { RespuestasPage } from '../resumen/respuestas-page.tsx'
import { Cuestionario } from './cuestionario.tsx'

const title = 'Declaración de Salud'

/** /postulant-ds: the questionnaire (spec 2 §2); after «Continuar», its answers. */
export function PreguntasScreen() {
  return (
    <DsScreen title={title} from="beneficiarios">
      {(ds) => <Reading ds={ds} />}
    </DsScreen>
  )
}

function Reading({ ds }: { readonly ds: Declaracion }) {
  const preguntas = usePreguntas(ds.identificador)
  const personas = usePersonas(ds.identificador)
  const Screen = editableDS(ds.etapa) ? Cuestionario : RespuestasPage
  return (
    <LoadedPage title={title} of={preguntas} failure={preguntasMessages.readFailed.text}>
      {(all) => (
        <LoadedPage title={title} of={personas} failure={preguntasMessages.readFailed.text}>
          {(people) => (
            <Screen ds={ds} title={title} preguntas={all.filter(({ editable }) => editable)} personas={people} />
          )}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}
