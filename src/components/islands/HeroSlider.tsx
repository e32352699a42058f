import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './HeroSlider.css';

/** Duration of a slide, counted in steps while nothing stops it, and of the transition; minimum length of a swipe. */
const ADVANCE_MS = 5000;
const STEP_MS = 100;
const MOVE_MS = 500;
const SWIPE_PX = 50;

interface Slide {
  /** Its number, such as "Fig. 1 of 3". */
  readonly figure: string;
  readonly title: string;
  readonly caption: string;
  /** The image of a later slide; the first drawing is a child of the island. */
  readonly image?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly srcset?: string;
    readonly sizes?: string;
  };
}

interface Props {
  readonly slides: readonly Slide[];
  readonly labels: {
    readonly slider: string;
    readonly role: string;
    readonly pause: string;
    readonly play: string;
  };
  readonly children?: ReactNode;
}

/**
 * The home page's slider. Its HTML is a scroll-snap row that works without script; once hydrated, keen-slider loops it.
 *
 * It advances every 5 s, and stops for the pause button, hover, focus, a hidden tab and reduced motion (WCAG 2.2.2). Images of later slides
 * load after hydration, so that they do not delay the first paint.
 */
export function HeroSlider({ slides, labels, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const first = useRef(0);
  const [isLive, setLive] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const [isPaused, setPaused] = useState(false);
  /** Hovered, focused, or in a hidden tab. */
  const [isHeld, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  /** One picture has nothing to move to. */
  const isAlone = slides.length === 1;
  const mayRun = isLive && !isAlone && !isReduced && !isPaused;
  const isRunning = mayRun && !isHeld;

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setReduced(preference.matches);
    follow();
    // Start at the slide that the visitor scrolled to before hydration.
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    first.current = Math.round(scrollLeft / clientWidth);
    setIndex(first.current);
    setLive(true);
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!isLive || row.current === null) return;
    row.current.scrollLeft = 0;
    slider.current = createSlider(row.current, first.current, setIndex);
    return () => slider.current?.destroy();
  }, [isLive]);

  useEffect(() => {
    if (!mayRun) return;
    let shown = 0;
    // On a touch screen, what was tapped last stays hovered.
    const holding = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
    const timer = setInterval(() => {
      // A prerendered page is hidden, too, so its five seconds begin when it is shown.
      const isStopped = document.hidden || row.current?.parentElement?.matches(holding) === true;
      setHeld(isStopped);
      shown = isStopped ? 0 : shown + STEP_MS;
      if (shown < ADVANCE_MS) return;
      shown = 0;
      move(slider.current, index + 1, slides.length);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [mayRun, index, slides.length]);

  const current = slides[index] ?? slides[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is for form controls.
    <div
      className="hero-slider"
      role="group"
      aria-roledescription={isAlone ? undefined : labels.role}
      aria-label={labels.slider}
      data-live={isLive || undefined}
      data-running={isRunning || undefined}
    >
      {/* Hidden from screen readers: the text is below, and the drawings are decoration. Chromium would put the row, while it scrolls, into the Tab order. */}
      <div className="hero-slider__slides" ref={row} aria-hidden="true" tabIndex={isLive ? undefined : -1}>
        {slides.map((slide, at) => (
          <figure key={slide.figure} id={idOf(at)} className="hero-slider__slide" inert={isLive && at !== index}>
            {slide.image === undefined ? children : <Picture image={slide.image} isShown={isLive} />}
          </figure>
        ))}
      </div>
      <div className="hero-slider__strip">
        <p className="hero-slider__caption" aria-live={isRunning ? 'off' : 'polite'}>
          <i className="hero-slider__progress" key={`${index}${isRunning}`} aria-hidden="true" />
          <b>
            {!isAlone && <small>{current?.figure}</small>}
            {current?.title}
          </b>
          <span className="base__note">{current?.caption}</span>
        </p>
        {!isAlone && (
          <div className="hero-slider__buttons">
            {slides.map((slide, at) => (
              // biome-ignore lint/a11y/useAnchorContent: its label is its name.
              <a
                key={slide.figure}
                href={`#${idOf(at)}`}
                aria-label={slide.title}
                aria-current={at === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  move(slider.current, at, slides.length, isReduced);
                }}
              />
            ))}
            {isLive && !isReduced && (
              <button
                type="button"
                aria-label={isPaused ? labels.play : labels.pause}
                onClick={() => setPaused(!isPaused)}
              >
                <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true">
                  <path d={isPaused ? 'M1 0v16l13-8z' : 'M1 0h4v16H1zM9 0h4v16H9z'} fill="currentColor" />
                </svg>
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The id of a slide, which its dot links to without script. */
const idOf = (at: number) => `fig-${at + 1}`;

/** The image of a later slide: after hydration, or in `<noscript>`. */
function Picture({ image, isShown }: { image: NonNullable<Slide['image']>; isShown: boolean }) {
  const picture = (
    <img
      className="art"
      src={image.src}
      srcSet={image.srcset}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
    />
  );
  return isShown ? picture : <noscript>{picture}</noscript>;
}

/**
 * Replaces keen-slider's own rule for short swipes with 50 px. The distance is that of the pointer, because browsers do
 * not pass on the first pixels of a touch.
 */
function createSlider(element: HTMLDivElement, initial: number, onChange: (index: number) => void): KeenSliderInstance {
  let startSlide = 0;
  let from = 0;
  let to = 0;
  element.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  const listening = new AbortController();
  // On the window, because a mouse may leave the slider while dragging.
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      to = clientX;
    },
    { signal: listening.signal },
  );
  return new KeenSlider(element, {
    loop: true,
    initial,
    selector: '.hero-slider__slide',
    defaultAnimation: { duration: MOVE_MS },
    slideChanged: ({ track }) => onChange(track.details.rel),
    destroyed: () => listening.abort(),
    dragStarted: ({ track }) => {
      startSlide = track.details.abs;
      to = from;
    },
    dragEnded: (slider) => {
      const moved = from - to;
      const step = Math.abs(moved) > SWIPE_PX ? Math.sign(moved) : 0;
      slider.moveToIdx(startSlide + step, true, { duration: MOVE_MS });
    },
  });
}

/** Moves to a slide in the shorter direction of the loop; without animation under reduced motion. */
function move(slider: KeenSliderInstance | null, index: number, count: number, isReduced = false): void {
  if (slider === null) return;
  const { abs, rel } = slider.track.details;
  const forward = (((index - rel) % count) + count) % count;
  const step = forward > count / 2 ? forward - count : forward;
  slider.moveToIdx(abs + step, true, { duration: isReduced ? 0 : MOVE_MS });
}
