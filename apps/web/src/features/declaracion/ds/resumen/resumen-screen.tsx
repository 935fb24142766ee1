import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { IntakeProvider } from '../../../../components/intake/intake-provider.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import { DsSteps } from '../components/ds-steps.tsx'
import { useCotizante, usePersonas, usePreguntas, useProspecto, useResumenPlan } from '../queries.ts'
import { AntecedentesResumen } from './antecedentes-resumen.tsx'
import { Envio } from './envio.tsx'
import { RespuestasResumen } from './respuestas-page.tsx'

const title = 'Resumen de la Declaración de Salud'

/**
 * /postulant-summary and /enviar-ds: background, answers, files and the button that sends, on one page, so that all is
 * read where it becomes final (spec 2 §2, Summary and Send DS).
 */
export function ResumenScreen() {
  return (
    <DsScreen title={title} from="preguntas">
      {(ds) => (
        <IntakeProvider>
          <Page title={title} lead="Revíselo todo con el cotizante; puede corregirlo hasta enviar la declaración.">
            <DsSteps ds={ds} />
            <Stack>
              <Antecedentes ds={ds} />
              <Respuestas ds={ds} />
              <Envio ds={ds} />
            </Stack>
          </Page>
        </IntakeProvider>
      )}
    </DsScreen>
  )
}

function Antecedentes({ ds }: { readonly ds: Declaracion }) {
  const cotizante = useCotizante(ds.identificador)
  const prospecto = useProspecto(ds.prospectoId)
  const plan = useResumenPlan(ds.prospectoId)
  return (
    <Loaded of={cotizante} failure={cotizanteMessages.readFailed.text}>
      {(holder) => (
        <Loaded of={prospecto} failure={antecedentesMessages.datosFailed.text}>
          {({ empleadores }) => (
            <Loaded of={plan} failure={planesMessages.resumenFailed.text}>
              {(chosen) => <AntecedentesResumen ds={ds} cotizante={holder} empleadores={empleadores} plan={chosen} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function Respuestas({ ds }: { readonly ds: Declaracion }) {
  const preguntas = usePreguntas(ds.identificador)
  const personas = usePersonas(ds.identificador)
  return (
    <Loaded of={preguntas} failure={preguntasMessages.readFailed.text}>
      {(all) => (
        <Loaded of={personas} failure={preguntasMessages.readFailed.text}>
          {(people) => <RespuestasResumen preguntas={all.filter(({ editable }) => editable)} personas={people} />}
        </Loaded>
      )}
    </Loaded>
  )
}
