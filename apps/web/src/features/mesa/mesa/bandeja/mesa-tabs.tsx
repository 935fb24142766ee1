import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../../../components/layout/link-tabs.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { goTo } from '../../../../lib/routes.ts'

/** Which of these the address names under that key: `?ver=mandato`; null: none of them. */
export function useInAddress<L extends string>(key: 'ver' | 'lista', among: readonly L[]): L | null {
  const [params] = useSearchParams()
  return among.find((one) => one === params.get(key)) ?? null
}

interface MesaTab {
  /** The kind, and the list of it, that it names in the address; absent: all of them, what waits. */
  readonly ver: string | null
  readonly lista?: string
  readonly name: string
  readonly current: boolean
}

interface MesaTabsProps {
  readonly label: string
  readonly tabs: readonly MesaTab[]
}

/** Places of the desk side by side; the order that one chose goes along. */
export function MesaTabs({ label, tabs }: MesaTabsProps) {
  const [params] = useSearchParams()
  const orden = params.get('orden')
  const address = ({ ver, lista }: MesaTab) => {
    const query = new URLSearchParams({
      ...(ver && { ver }),
      ...(lista && { lista }),
      ...(orden && !lista && { orden }),
    }).toString()
    return query ? `${goTo('mesa')}?${query}` : goTo('mesa')
  }
  return (
    <div className={classes.tabs}>
      <LinkTabs label={label} tabs={tabs.map((tab) => ({ to: address(tab), name: tab.name, current: tab.current }))} />
    </div>
  )
}
