import { ButtonLink } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { ResumenCompensado } from '../queries.ts'
import { useCompensacion } from '../use-compensacion.ts'
import { cierreDeLaVuelta, esperaDe } from '../values.ts'
import { Compensacion } from './compensacion.tsx'
import classes from './pactada.module.css'
import { TablaDePrecios } from './tabla-de-precios.tsx'

interface PactadaProps {
  readonly title: string
  readonly resumen: ResumenCompensado
}

export function Pactada({ title, resumen }: PactadaProps) {
  const acts = useCompensacion(resumen)
  const reader = useReader()
  const { prospectoId, otorga } = resumen
  const espera = esperaDe(resumen)
  const pareja = (
    <ButtonLink kind="quiet" to={goTo('pareja', { prospectoId })}>
      Ver la pareja
    </ButtonLink>
  )
  return (
    <Page title={title} lead="Lo que uno otorga es lo que el otro recibe." actions={pareja}>
      <Stack>
        {espera && <Notice tone="info">{espera}</Notice>}
        <Compensacion acts={acts} resumen={resumen} />
        <div className={classes.tabla}>
          <TablaDePrecios resumen={resumen} />
        </div>
      </Stack>
      <ActionBar next={<NextStep otorga={otorga} />}>
        <ReasonedButton reason={reader ?? cierreDeLaVuelta(resumen)} onClick={acts.goBack}>
          Volver a elegir plan
        </ReasonedButton>
        <ReasonedButton kind="primary" reason={reader ?? espera} busy={acts.going} onClick={() => acts.goOn()}>
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

function NextStep({ otorga }: { readonly otorga: boolean }) {
  return (
    <>
      <b>Sigue: Resumen plan.</b>{' '}
      {otorga ? 'Después confirma quien recibe.' : 'La Declaración de Salud va después de la de quien otorga.'}
    </>
  )
}
