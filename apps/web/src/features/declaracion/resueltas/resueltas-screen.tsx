import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { goTo } from '../../../lib/routes.ts'
import { Respuestas } from './respuestas.tsx'
import { TiemposDeContraloria } from './tiempos.tsx'

/** /consola/resueltas: cases answered by contraloría today or in a range, and the waiting times of each auditor. */
export function ResueltasScreen() {
  const [params] = useSearchParams()
  const tiempos = params.get('ver') === 'tiempos'
  const tabs = [
    { to: goTo('resueltas'), name: 'Resueltas', current: !tiempos },
    { to: `${goTo('resueltas')}?ver=tiempos`, name: 'Tiempos', current: tiempos },
  ]
  return (
    <Page title="Resueltas" lead="Lo que respondió contraloría, y cuánto tardó.">
      <Stack>
        <LinkTabs label="Resueltas" tabs={tabs} />
        {tiempos ? <TiemposDeContraloria /> : <Respuestas />}
      </Stack>
    </Page>
  )
}
