import { renderToStaticMarkup } from 'react-dom/server.edge'
import { TopBarGhost } from '../../components/layout/top-bar-ghost.tsx'
import { HomeGhost } from '../../features/cartera/lista/home-ghost.tsx'
import { MiDiaGhost } from '../../features/cartera/mi-dia/mi-dia-ghost.tsx'

/** What the page of the portfolio shows until its scripts have come. Drawn when the web is built. */
export const homeGhost = (nombre: string): string =>
  renderToStaticMarkup(
    <>
      <TopBarGhost />
      <HomeGhost nombre={nombre} dia={<MiDiaGhost />} />
    </>,
  )
