import { textoDeVencida, textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { vencioEnviada } from '@alerce/domain/declaracion/retencion'
import { porEvaluar } from '@alerce/domain/declaracion/veredicto/por-evaluar'
import { IconCalendarOff, IconCircleCheck, IconDeviceMobile, IconHourglass, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useReenviada } from '../../../components/invitacion/use-reenviada.ts'
import { LoadedPage } from '../../../components/layout/loaded-page.tsx'
import { type Declaracion, WithDeclaracion } from '../../../components/sale/with-declaracion.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useWrite } from '../../../lib/use-call.ts'
import { Autorizada } from './components/autorizada.tsx'
import { NoAceptada, type ResultadoAdverso } from './components/no-aceptada.tsx'
import { Restringida } from './components/restringida.tsx'
import { ResultadoPage } from './components/resultado-page.tsx'
import { Revision } from './components/revision.tsx'
import { type DatosDelResultado, enRevision, esperaAlPostulante, useAviso, useResultado } from './queries.ts'

const title = resultadoMessages.titulo.text

const texto = {
  titulo: resultadoMessages.finalizada.text,
  parrafos: ['La evaluación terminó. Siguen los datos contractuales y los documentos.'],
}

/** The declaration was accepted and finished (spec 2 §4). */
function Finalizada({ ds }: { readonly ds: Declaracion }) {
  const actions = (
    <ButtonLink kind="primary" to={goTo('documentos', ds.ids)}>
      Continuar
    </ButtonLink>
  )
  return (
    <ResultadoPage
      icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />}
      tone="ok"
      texto={texto}
      actions={actions}
    />
  )
}

/** /resultado-ds: one panel per result (spec 2 §2). */
export function ResultadoScreen() {
  return (
    <WithDeclaracion title={title} from="resultado" health>
      {(ds) => (haLlegado(ds.etapa, 'dsFinalizada') ? <Finalizada ds={ds} /> : <Evaluated ds={ds} />)}
    </WithDeclaracion>
  )
}

/** Sale closed by the system after nobody went on with it, whatever its result. */
function Vencida() {
  return (
    <ResultadoPage
      icon={<IconCalendarOff size={28} stroke={1.5} aria-hidden="true" />}
      tone="bad"
      texto={textoDeVencida}
      actions={
        <ButtonLink kind="primary" to={goTo('home')}>
          Volver al inicio
        </ButtonLink>
      }
    />
  )
}

interface DelPostulanteProps {
  readonly ds: Declaracion
  /** Result that the applicant of an electronic sale answers on the phone. */
  readonly resultado: 2 | 3 | 7
}

const espera = {
  2: 'El postulante lee las restricciones en su teléfono y responde si las acepta.',
  3: 'El postulante lee en su teléfono lo que se le pide y lo envía desde ahí.',
  7: 'El postulante lee en su teléfono lo que se le pide y lo envía desde ahí.',
} as const

/** Notice to the advisor: the applicant has to answer this result. */
function DelPostulante({ ds, resultado }: DelPostulanteProps) {
  const reenviar = useWrite('reenviarInvitacion')
  const reenviada = useReenviada()
  const sending = useAction(async () => {
    const envio = await reenviar.mutateAsync({ prospectoId: ds.prospectoId })
    await reenviada(envio, 'El enlace se envió al correo del postulante.')
  }, m.reenviarFailed.text)
  const reader = useReader()
  const resends = useOffers('reenviarInvitacion')
  const { titulo } = textosDeResultado[resultado]
  return (
    <ResultadoPage
      icon={<IconDeviceMobile size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={{ titulo, parrafos: [espera[resultado], resultadoMessages.respondeElPostulante.text] }}
      next="Su respuesta aparece aquí sola, sin recargar."
      actions={
        resends && (
          <ReasonedButton reason={reader} busy={sending.busy} onClick={() => sending.run()}>
            Reenviar el enlace
          </ReasonedButton>
        )
      }
    />
  )
}

interface DecididaProps {
  readonly ds: Declaracion
  readonly resultado: number
  readonly data: DatosDelResultado
  /** Called after the requested documents were sent. */
  readonly onResent: () => void
}

/** Decided result, with its next act. */
function Decidida({ ds, resultado, data, onResent }: DecididaProps) {
  if (vencioEnviada({ etapa: ds.etapa, resultado })) return <Vencida />
  if (esperaAlPostulante(ds, resultado)) return <DelPostulante ds={ds} resultado={resultado} />
  if (resultado === 1) return <Autorizada ds={ds} data={data} />
  if (enRevision(resultado))
    return <Revision key={data.decididoEn} ds={ds} resultado={resultado} data={data} onResent={onResent} />
  if (resultado === 2 && ds.etapa === 'resultado') return <Restringida ds={ds} data={data} />
  return <NoAceptada ds={ds} resultado={resultado as ResultadoAdverso} data={data} />
}

interface EnEsperaProps {
  readonly ds: Declaracion
  /** 6, the income; else 0, the health. */
  readonly financial: boolean
}

/** Results 0 and 6: an information without an act (spec 2 §4). */
function EnEspera({ ds, financial }: EnEsperaProps) {
  const back = (
    <ButtonLink kind="primary" to={goTo('resumenPlan', ds.ids)}>
      Volver
    </ButtonLink>
  )
  return (
    <ResultadoPage
      icon={<IconHourglass size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={textosDeResultado[financial ? 6 : 0]}
      actions={back}
      next="La respuesta aparece aquí sola, sin recargar."
    />
  )
}

interface ReenviadaProps {
  readonly ds: Declaracion
  /** True: back to the evaluation of the income; false: of the health. */
  readonly financial: boolean
}

const llegaron = (financial: boolean) =>
  `Los antecedentes llegaron. La declaración será evaluada por ${financial ? 'contraloría financiera' : 'contraloría médica'}.`

/** Notice after the documents were sent back (view resendDS, spec 2 §4). */
function Reenviada({ ds, financial }: ReenviadaProps) {
  return (
    <ResultadoPage
      title="Envío de Declaración de Salud"
      icon={<IconSend size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={{ titulo: 'La Declaración de Salud fue enviada', parrafos: [llegaron(financial)] }}
      next="La respuesta aparece aquí sola, sin recargar."
      actions={
        <ButtonLink kind="primary" to={goTo('resumenPlan', ds.ids)}>
          Volver
        </ButtonLink>
      }
    />
  )
}

function Evaluated({ ds }: { readonly ds: Declaracion }) {
  const resultado = useResultado(ds.identificador)
  /** The answer that was answered from this screen. */
  const [resent, setResent] = useState<{ desde: string | null; financial: boolean } | null>(null)
  const client = useQueryClient()
  const aviso = useAviso(ds.prospectoId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again hangs on the code that was told
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['obtenerResultadoDS'] })
  }, [client, aviso])
  return (
    <LoadedPage title={title} of={resultado} failure={resultadoMessages.resultadoFailed.text}>
      {({ resultado: known, data }) => {
        // sent back from here, until an answer to it comes
        if (resent !== null && (porEvaluar(known) || data.decididoEn === resent.desde))
          return <Reenviada ds={ds} financial={resent.financial} />
        if (porEvaluar(known)) return <EnEspera ds={ds} financial={known === 6} />
        const onResent = () => setResent({ desde: data.decididoEn, financial: known === 7 })
        return <Decidida ds={ds} resultado={known} data={data} onResent={onResent} />
      }}
    </LoadedPage>
  )
}
