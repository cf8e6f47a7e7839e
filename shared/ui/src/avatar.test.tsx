import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

const face = () => screen.getByRole('img', { name: 'Ada Obi' });

describe('the avatar', () => {
  it('shows the picture, and the initials when it is broken', () => {
    render(<Avatar name="Ada Obi" src="/ada.webp" spoken />);
    const picture = document.querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/ada.webp');
    fireEvent.error(picture);
    expect(face()).toHaveTextContent('AO');
  });

  it('shows initials when there is no picture', () => {
    render(<Avatar name="Ada Obi" src={null} spoken />);
    expect(face()).toHaveTextContent('AO');
  });

  it('shows a silhouette when there is no name', () => {
    const { container } = render(<Avatar name="" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('is hidden from screen readers beside a name', () => {
    render(<Avatar name="Ada Obi" />);
    expect(screen.getByText('AO')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
