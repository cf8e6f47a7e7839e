import '../src/tokens.css';
import '../src/reset.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Select } from '../src';
import styles from './gallery.module.css';
import { samples } from './samples';

const THEMES = [
  { value: '', label: 'System default' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const WIDTHS = [
  { value: '', label: 'Full width' },
  { value: '320', label: '320 px' },
  { value: '360', label: '360 px' },
  { value: '390', label: '390 px' },
  { value: '768', label: '768 px' },
  { value: '1280', label: '1280 px' },
];

/** The samples in a frame with selectable width and theme. */
function Gallery() {
  const [theme, setTheme] = useState('');
  const [width, setWidth] = useState('');
  const [component, setComponent] = useState('');
  return (
    <div className={styles.gallery}>
      <header className={styles.controls}>
        <Select
          label="Component"
          value={component}
          options={samples.map(({ component: name }) => ({ value: name, label: name }))}
          placeholder="All"
          onChange={(event) => setComponent(event.target.value)}
        />
        <Select label="Theme" value={theme} options={THEMES} onChange={(event) => setTheme(event.target.value)} />
        <Select label="Width" value={width} options={WIDTHS} onChange={(event) => setWidth(event.target.value)} />
      </header>
      <iframe
        className={styles.frame}
        title="Samples"
        style={width ? { width: `${width}px` } : undefined}
        src={`samples.html?theme=${theme}#${component}`}
      />
    </div>
  );
}

createRoot(document.body).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
