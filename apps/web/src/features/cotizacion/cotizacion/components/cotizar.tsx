import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Rige } from '../../../../components/sale/rige.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { Busqueda } from '../busqueda.tsx'
import { type DatosParaCotizar, useCotizar } from '../use-cotizar.ts'
import { falta } from '../values.ts'
import classes from './cotizar.module.css'
import { Partida } from './partida.tsx'

interface CotizarProps {
  readonly title: string
  readonly prospectoId: number
  readonly partida: DatosParaCotizar
}

export function Cotizar({ title, prospectoId, partida }: CotizarProps) {
  const cotizar = useCotizar(prospectoId, partida)
  const { form, cerrado, goOn } = cotizar
  const reader = useReader()
  const reason = cerrado ? falta(form.values) : cotizacionMessages.sinRango.text
  return (
    <Page title={title} lead="Primero el rango que se quiere pagar; después, qué plan buscar.">
      <Stack>
        <Rige prospectoId={prospectoId} total={null} />
        {reader && <Notice>{reader}</Notice>}
        <DraftNotice form={form} />
        <fieldset disabled={reader !== null} className={classes.grid}>
          <legend className="vh">{title}</legend>
          <Partida cotizar={cotizar} prospectoId={prospectoId} limites={partida.limites} />
          <Panel title={form.values.flujo === 1 ? 'Qué buscar' : 'Qué plan'}>
            {cerrado ? <Busqueda form={form} prospectoId={prospectoId} /> : <Pending flujo={form.values.flujo} />}
          </Panel>
        </fieldset>
      </Stack>
      <ActionBar next={<NextStep flujo={form.values.flujo} />}>
        <ReasonedButton kind="primary" reason={reader ?? reason} busy={form.busy} onClick={goOn}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

function Pending({ flujo }: { readonly flujo: 1 | 2 }) {
  const what = flujo === 1 ? 'la región, el prestador y la bonificación' : 'uno de los planes del rango'
  return <p className={classes.pending}>Guarde el rango para elegir {what}.</p>
}

function NextStep({ flujo }: { readonly flujo: 1 | 2 }) {
  return (
    <>
      <b>Sigue: Plan Preliminar.</b> {flujo === 1 ? 'Hasta cuatro planes sugeridos.' : 'El plan elegido y su precio.'}
    </>
  )
}
