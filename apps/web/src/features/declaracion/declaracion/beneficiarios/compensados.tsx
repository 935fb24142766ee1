import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { type CompensadoDeDS, useCompensados, usePersonas } from '../queries.ts'
import { esTitular } from './beneficiario-form.ts'
import { CargasDelOtro } from './cargas-del-otro.tsx'

interface CompensadosProps {
  readonly ds: Declaracion
  /** ISO date. */
  readonly today: string
}

/** Of a pair, the charges of the other too (spec 2 §7). Nothing of who is alone, and while the other has no declaration. */
export function Compensados({ ds, today }: CompensadosProps) {
  const compensados = useCompensados(ds.identificador)
  if (compensados.data?.listaCompensados.length === 0) return null
  return (
    <Loaded of={compensados} failure={cotizanteMessages.beneficiariosFailed.text} ghost={null}>
      {({ listaCompensados }) =>
        listaCompensados.map((otro) => <Otro key={otro.identificador} ds={ds} otro={otro} today={today} />)
      }
    </Loaded>
  )
}

function Otro({ ds, otro, today }: CompensadosProps & { readonly otro: CompensadoDeDS }) {
  const personas = usePersonas(otro.identificador)
  return (
    <Panel title={`Cargas de ${otro.nombre}`} aside={<small>{otro.otorga ? 'Otorga' : 'Recibe'}</small>}>
      <Loaded of={personas} failure={cotizanteMessages.beneficiariosFailed.text}>
        {(all) => {
          const cargas = all.filter((persona) => !esTitular(persona))
          if (cargas.length === 0) return <p>{otro.nombre} no tiene cargas en su Declaración de Salud.</p>
          if (otro.cerrada) return <Notice tone="info">{otro.cerrada}</Notice>
          return <CargasDelOtro ds={ds} otro={otro} cargas={cargas} today={today} />
        }}
      </Loaded>
    </Panel>
  )
}
