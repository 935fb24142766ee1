import { Notice } from '../../../../components/feedback/notice.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { AvisosDelPrecio } from '../../../../components/precio/avisos-del-precio.tsx'
import { Enviadas } from '../../../../components/precio/enviadas/enviadas.tsx'
import { PorQue } from '../../../../components/precio/por-que.tsx'
import { Rige } from '../../../../components/sale/rige.tsx'
import type { ResumenCompensado } from '../queries.ts'
import { useCompensacion } from '../use-compensacion.ts'
import { useEspera } from '../use-espera.ts'
import { comoSeTeclea } from '../values.ts'
import { Acciones } from './acciones.tsx'
import { Compensacion } from './compensacion.tsx'
import classes from './pactada.module.css'
import { Salida } from './salida.tsx'
import { TablaDePrecios } from './tabla-de-precios.tsx'

interface PactadaProps {
  readonly title: string
  readonly resumen: ResumenCompensado
}

export function Pactada({ title, resumen }: PactadaProps) {
  const acts = useCompensacion(resumen)
  const { prospectoId } = resumen
  const { espera } = useEspera(resumen)
  const tecleada = comoSeTeclea(resumen, acts.tecleado)
  return (
    <Page title={title} lead="Lo que uno otorga es lo que el otro recibe." actions={<Acciones resumen={resumen} />}>
      <div className={classes.lado}>
        <Stack>
          <Rige prospectoId={prospectoId} total={resumen.totalCotizacionPactada} />
          <AvisosDelPrecio of={resumen.cotizacion} />
          {espera && <Notice tone="info">{espera}</Notice>}
          <Compensacion acts={acts} resumen={resumen} />
          <TablaDePrecios resumen={tecleada} sinGuardar={tecleada !== resumen} />
          <Enviadas prospectoId={prospectoId} />
        </Stack>
        <PorQue seleccion={{ cotizacion: tecleada.cotizacion, problema: null, saving: acts.keeping }} />
      </div>
      <Salida acts={acts} resumen={resumen} />
    </Page>
  )
}
