import { type ComponentProps, lazy, Suspense } from 'react'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'

const Documentos = lazy(async () => ({
  default: (await import('../../../../components/adjuntos/documentos-panel.tsx')).DocumentosPanel,
}))
const Empleadores = lazy(async () => ({
  default: (await import('../../../../components/empleadores/empleadores-panel.tsx')).EmpleadoresPanel,
}))
const Cupones = lazy(async () => ({
  default: (await import('../../../../components/empleadores/cupones-panel.tsx')).CuponesPanel,
}))
const Autorizacion = lazy(async () => ({
  default: (await import('../../../../components/autorizacion/autorizacion-box.tsx')).AutorizacionBox,
}))

/** The documents, which stand under the form: fetched after it. */
export const DocumentosPanel = (props: ComponentProps<typeof Documentos>) => (
  <Suspense fallback={<Wait title="Documentos del postulante" />}>
    <Documentos {...props} />
  </Suspense>
)

const Wait = ({ title }: { readonly title: string }) => (
  <Panel title={title}>
    <SkeletonRows count={3} />
  </Panel>
)

/** The employers with their certificates, which stand under the applicant. */
export const EmpleadoresPanel = (props: ComponentProps<typeof Empleadores>) => (
  <Suspense fallback={<Wait title="Empleadores" />}>
    <Empleadores {...props} />
  </Suspense>
)

/** Permission to go on without a certificate: most have none to show. */
export const AutorizacionBox = (props: ComponentProps<typeof Autorizacion>) => (
  <Suspense fallback={null}>
    <Autorizacion {...props} />
  </Suspense>
)

/** The coupon of who pays without an employer: most have none. */
export const CuponesPanel = (props: ComponentProps<typeof Cupones>) => (
  <Suspense fallback={null}>
    <Cupones {...props} />
  </Suspense>
)
