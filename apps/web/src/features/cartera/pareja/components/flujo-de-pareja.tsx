import { uf } from '@alerce/domain/base/dinero/tipos'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Flujo, type LadoDibujado } from '../../../../components/pareja/flujo.tsx'
import type { Lado, Pareja } from '../queries.ts'

type Extremo = Pareja['compensacion']['otorga']

const extremoDe = ({ nombre }: Lado, extremo: Extremo): LadoDibujado => ({
  nombre,
  plan: extremo && { nombre: extremo.nombrePlan, totalUF: extremo.totalUF, pagarUF: extremo.pagarUF },
})

/** What flows between both, by the quote that stands of each. */
export function FlujoDePareja({ otorga, recibe, compensacion }: Pareja) {
  const { otorga: da, recibe: toma, saldoUF } = compensacion
  return (
    <Panel title="Compensación">
      <Flujo
        otorga={extremoDe(otorga, da)}
        recibe={extremoDe(recibe, toma)}
        otorgaUF={da?.otorgaUF ?? uf(0)}
        recibeUF={toma?.recibeUF ?? uf(0)}
        saldoUF={saldoUF}
      />
    </Panel>
  )
}
